import type { ending as english } from '../en/ending.ts';

export const ending: Readonly<Record<keyof typeof english, string>> = {
  'ending.stage': 'Podliczenie',
  'ending.counting': 'Kto zgarnął najwięcej?',
  'ending.either': '{names}?',
  'ending.or': 'czy',
  'ending.and': 'i',
  'ending.wins':
    '{count, plural, one {Wygrywa {names}!} few {Wygrywają {names}!} many {Wygrywają {names}!} other {Wygrywają {names}!}}',
  'ending.you': 'Ty',
  'ending.you-share': 'Remis na szczycie: ty i {names}!',
  'ending.counted': '{name}: {amount}.',
  'ending.skip': 'Od razu pokaż zwycięzcę',
  'ending.why': 'Dlaczego?',
};
