import type { lab as english } from '../en/lab.ts';

export const lab: Readonly<Record<keyof typeof english, string>> = {
  'lab.unit.thieves': 'worki',
  'lab.measure.raids': 'Naloty w partii',
  'lab.measure.lost': 'Ile razy ktoś traci cały łup',
  'lab.short.raids': 'Naloty',
  'lab.short.lost': 'Utrata łupu',
};
