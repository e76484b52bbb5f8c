import type { GamePages } from '../../../web/table/parts.ts';

export const pages: GamePages = {
  table: () => import('./play/TheBossTable.svelte'),
  screen: () => import('./tv/BossScreen.svelte'),
  count: () => import('./ending/count-words.ts'),
  guide: () => import('./guide/guide.ts'),
  hiddenPanel: () => import('./ending/CityTable.svelte'),
  things: () => import('./play/things.ts'),
  pins: () => import('./pins.ts'),
};
