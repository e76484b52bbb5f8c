import type { lab as english } from '../en/lab.ts';

export const lab: Readonly<Record<keyof typeof english, string>> = {
  'lab.unit.cash-n-guns': 'tys. dolarów',
  'lab.measure.eliminations': 'Zastrzeleni gracze',
  'lab.measure.shots': 'Celne strzały w graczy',
  'lab.measure.lying-down': 'Ile razy ktoś się kładzie',
  'lab.short.eliminations': 'Zastrzeleni',
  'lab.short.shots': 'Trafienia',
  'lab.short.lying-down': 'Kładzenie się',
};
