import type { knew as english } from '../../en/after/knew.ts';

export const knew: Readonly<Record<keyof typeof english, string>> = {
  'knew.open': 'Co było wiadomo?',
  'knew.title': 'Co wie {name}',
  'knew.whose': 'Czyja decyzja?',
  'knew.eyes': 'Spójrz oczami gracza: {name}',
  'knew.none': 'Nikt nie ma tu nic do zdecydowania. Cofnij się o kilka ruchów.',
};
