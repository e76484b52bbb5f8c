import type { bigScreen as english } from '../en/big-screen.ts';

export const bigScreen: Readonly<Record<keyof typeof english, string>> = {
  'screen.code': 'Wpisz kod stołu',
  'screen.code.how': 'Strzałkami i OK na pilocie albo na klawiaturze.',
  'screen.code.erase': 'Skasuj',
  'screen.code.enter': 'Do stołu',
  'screen.code.letters': 'Litery',
  'screen.code.typed': 'Kod do tej pory: {code}',
  'screen.language': 'Język: {language}',
  'screen.sound': 'Dźwięk: tak',
  'screen.sound.off': 'Dźwięk: nie',
  'screen.leave': 'Odejdź od stołu',
  'screen.remote': 'Ustawienia ekranu',
  'screen.remote.how': 'Strzałki i OK na pilocie: język, dźwięk, wyjście',
  'screen.gone': 'Tego stołu już tu nie ma.',
  'screen.again': 'Zaraz spróbuję ponownie…',
  'screen.no-room': 'Więcej ekranów nie może teraz pokazywać tego stołu. Czekam na miejsce…',

  'screen.join': 'Zeskanuj albo wejdź na {address} i wpisz',
  'screen.join.this-computer': 'Ten komputer nie jest w sieci: telefony go nie widzą.',
  'screen.seated': 'Przy stole: {seated} z {seats}.',
  'screen.start': 'Grę zaczyna {name}.',
  'screen.start.nobody': 'Kto usiądzie pierwszy?',
  'screen.locked': 'Stół jest zamknięty.',
  'screen.free': 'wolne',
  'screen.evening': '„Wieczór”.',
  'screen.minutes': '{min}–{max} graczy · około {minutes} minut',

  'screen.table': 'Stół {code}',
  'screen.paused': 'Przerwa w grze.',

  'screen.end.duel': 'Ostatnia dwójka rośnie razem.|Ktoś zaraz stanie.',
  'screen.end.duel.shared': 'Wszyscy rosną razem.|Kto stanie pierwszy?',
  'screen.end.next': 'Teraz: {game} –|gotowi: {names}',
  'screen.end.next.nobody': 'Teraz: {game} –|gotowość zgłoście w telefonach.',
};
