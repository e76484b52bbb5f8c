import type { lab as english } from '../en/lab.ts';

export const lab: Readonly<Record<keyof typeof english, string>> = {
  'lab.unit.the-boss': 'dolary',
  'lab.measure.killed': 'Zabici Zawodowcy',
  'lab.short.killed': 'Zabici',
};
