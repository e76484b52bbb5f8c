import { remember, remembered } from '../../../../web/device/storage.ts';

/* Before the first round everybody is shown all powers in play, once, even if the page is reloaded. [CG-1.3] */

const key = 'hideout.cash-n-guns.introduced';

export const isIntroduced = (table: string): boolean => remembered(key) === table;

export const introduce = (table: string): void => remember(key, table);
