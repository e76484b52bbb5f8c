import type { GamePages } from '../../../web/table/parts.ts';

export const pages: GamePages = {
  table: () => import('./play/ThievesTable.svelte'),
  screen: () => import('./tv/ThievesScreen.svelte'),
  count: () => import('./ending/count-words.ts'),
  guide: () => import('./guide/guide.ts'),
  hiddenPanel: () => import('./ending/HaulTable.svelte'),
  things: () => import('./play/things.ts'),
  pins: () => import('./pins.ts'),
};
