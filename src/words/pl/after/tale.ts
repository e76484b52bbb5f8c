import type { tale as english } from '../../en/after/tale.ts';

export const tale: Readonly<Record<keyof typeof english, string>> = {
  'after.tale.fortunes': 'Majątki',
  'after.tale.fortunes.about': 'Kto ile by miał, gdyby gra skończyła się w tej chwili',
  'after.tale.table': 'Jako tabela',
  'after.tale.step': 'Ruch',
  'after.tale.moments': 'Wielkie chwile',
  'after.tale.titles': 'Tytuły',
  'after.great.lead': '{from} traci prowadzenie. Przejmuje je {name} i już nie oddaje.',
  'after.great.end':
    '{count, plural, one {Wygrywa {names}: {amount}.} few {Wygrywają {names}: po {amount}.} many {Wygrywają {names}: po {amount}.} other {Wygrywają {names}: po {amount}.}}',
  'after.great.end.close': 'Wygrywa {names}: {amount}, tylko o {margin} więcej niż {second}.',
  'after.great.end.tie': 'Wygrywa {names}: {amount}. Tyle samo ma {second}.',
  'after.great.end.nobody': 'Nie wygrywa nikt, bo nikt nie ocalał.',
};
