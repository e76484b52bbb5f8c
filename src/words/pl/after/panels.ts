import type { panels as english } from '../../en/after/panels.ts';

export const panels: Readonly<Record<keyof typeof english, string>> = {
  'after.panels': 'Co pokazać',
  'after.panel.table': 'Stół',
  'after.panel.story': 'Historia',
  'after.panel.log': 'Przebieg',
  'after.watch': 'Zobacz',
};
