import type { after as english } from '../en/after.ts';

export const after: Readonly<Record<keyof typeof english, string>> = {
  'thieves.hidden.raid': 'Nalot {number}',
  'thieves.hidden.end': 'Ucieczka',
  'thieves.hidden.key': 'dotąd tajemnica',
  'thieves.hidden.lost': 'Najwięcej łupów, więc wszystko przepada.',
  'thieves.hidden.haul':
    '{name}: łupy warte {value}, {secret, plural, =0 {wszystkie znane} one {w tym # karta dotąd tajna} few {w tym # karty dotąd tajne} many {w tym # kart dotąd tajnych} other {w tym # karty dotąd tajnej}}.',

  'thieves.great.raid':
    '{name} sprowadza nalot {number} i {names} traci wszystko: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.raid.own':
    '{name} sprowadza nalot {number} i traci w nim wszystko: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.raid.tied':
    '{name} sprowadza nalot {number}. Równie bogaci są {names} i tracą wszystko: po {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.escape':
    '{name} ma przy nalocie o punkt mniej niż najbogatsi i zatrzymuje wszystko: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.poison': '{name} podrzuca {what}: przez ten prezent przy nalocie najwięcej ma {to}.',
  'thieves.great.poison.thief':
    '{name} nasyła Złodzieja, który podrzuca {what}: przez to przy nalocie najwięcej ma {to}.',
  'thieves.great.thief': '{name} wysyła Złodzieja. Traci {from}, a {what} dostaje {to}.',
  'thieves.great.thief.away': '{name} oddaje {what} przez Złodzieja. Dostaje {to}.',
  'thieves.great.thief.own': '{name} wysyła Złodzieja i zgarnia {what}. Traci {from}.',
  'thieves.great.draw':
    'Podwójny łup: {name} dostaje naraz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.gift': '{name} podrzuca {what}. Prezent dostaje {to}.',
  'thieves.great.stashed': '{name} chowa {what} i nikt tego nie widzi.',
  'thieves.great.end':
    '{count, plural, one {Wygrywa {names}:} few {Wygrywają {names}, mają po} many {Wygrywają {names}, mają po} other {Wygrywają {names}, mają po}} {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'thieves.great.end.close':
    'Wygrywa {names}: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, tylko o jeden więcej niż {second}.',
  'thieves.title.generous':
    'Złote serce: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# podarowany worek} few {# podarowane worki} many {# podarowanych worków} other {# podarowanego worka}}.',
  'thieves.title.secretive':
    'Same tajemnice: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# schowana karta} few {# schowane karty} many {# schowanych kart} other {# schowanej karty}}.',
  'thieves.title.informer':
    'Przyjaźń z policją: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# telefon} few {# telefony} many {# telefonów} other {# telefonu}} na komisariat.',
  'thieves.title.raided':
    'Wieczny pech: {names}. Naloty zabrały {people, plural, one {} few {po } many {po } other {po }}{count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'thieves.title.favourite':
    'Wszyscy lubią: {names}. {people, plural, one {} few {Po } many {Po } other {Po }}{count, plural, one {# prezent} few {# prezenty} many {# prezentów} other {# prezentu}}.',
};
