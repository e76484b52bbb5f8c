import type { screen as english } from '../en/screen.ts';

export const screen: Readonly<Record<keyof typeof english, string>> = {
  'screen.thieves.turn': 'Teraz gra {name}.',
  'screen.thieves.waiting': 'Podwójny łup!|{name} zagrywa jeszcze dwie.',
  'screen.thieves.stashed': '{name} chowa kartę.',
  'screen.thieves.gave': '{name} podrzuca {what}.|Dostaje {to}.',
  'screen.thieves.police': '{name} wzywa policję.|{cars} z 4.',
  'screen.thieves.getaway': 'Samochód ucieczkowy!|{laid} z 7.',
  'screen.thieves.alarm': 'Alarm!|Wszystkie radiowozy na środek.',
  'screen.thieves.thief': 'Złodziej!|Traci {from}, dostaje {to}.',
  'screen.thieves.double-loot': '{name} zagrywa Podwójny łup.',
  'screen.thieves.raid': 'Nalot!|Pokażcie łupy.',
  'screen.thieves.lost': 'Nalot!|{name} traci wszystko.',
  'screen.thieves.lost.more': 'Nalot!|Wszystko tracą: {names}.',
  'screen.thieves.nobody-lost': 'Nikt się nie dorobił.|Nikt nic nie traci.',
  'screen.thieves.over': 'Jest siódmy samochód.|Liczymy!',
  'screen.thieves.getaways': '{laid} z 7',
  'screen.thieves.hand':
    '{count, plural, one {# karta na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}',
};
