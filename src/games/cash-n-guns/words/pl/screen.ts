import type { screen as english } from '../en/screen.ts';

export const screen: Readonly<Record<keyof typeof english, string>> = {
  'screen.cash.round': 'Runda {round}',
  'screen.cash.of': 'z 8',
  'screen.cash.load': 'Ładujcie pociski.|Nikt nie podgląda.',
  'screen.cash.aim': 'Wybierzcie cel.|Spluwy w górę na „trzy”.',
  'screen.cash.order': 'Ojciec Chrzestny: {name}.|Kto zmieni cel?',
  'screen.cash.aim-anew': 'Rozkaz!|{name} zmienia cel.',
  'screen.cash.courage': 'Kto stoi?|Kto się kładzie?',
  'screen.cash.share': 'Wybiera {name}.',
  'screen.cash.thinks': '{name} myśli…',
  'screen.cash.aims': 'Spluwy w dłoń!',
  'screen.cash.aims.anew': '{name} zmienia cel.|Na muszce: {at}.',
  'screen.cash.ordered': 'Rozkaz Ojca Chrzestnego:|cel zmienia {to}.',
  'screen.cash.no-order': 'Ojciec Chrzestny milczy.|Bez rozkazów.',
  'screen.cash.courage.seen':
    '{lying, plural, =0 {Nikt się nie kładzie.} one {Leży jedna osoba.} few {Leżą # osoby.} many {Leży # osób.} other {Leży # osoby.}}',
  'screen.cash.clicks':
    'Klik.|{count, plural, one {Pusta spluwa.} few {# puste spluwy.} many {# pustych spluw.} other {# pustej spluwy.}}',
  'screen.cash.shots':
    '{shots, plural, one {Jeden strzał.} =2 {Dwa strzały.} =3 {Trzy strzały.} few {# strzały.} many {# strzałów.} other {# strzału.}}',
  'screen.cash.hit': '{name} pada.',
  'screen.cash.out': '{name} odpada z gry.',
  'screen.cash.lucky': '{name}: ani draśnięcia.',
  'screen.cash.ducked': 'leży',
  'screen.cash.unseen': 'zakryty',
  'screen.cash.new-round': 'Runda {round}.|Nowe łupy na stole.',
  'screen.cash.godfather': 'Ojciec Chrzestny: {name}.',
};
