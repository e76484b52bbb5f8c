import BillBundle from '../../../web/kit/pictures/BillBundle.svelte';
import Cross from '../../../web/kit/pictures/Cross.svelte';
import DoubleLoot from '../../../web/kit/pictures/DoubleLoot.svelte';
import Horseshoe from '../../../web/kit/pictures/Horseshoe.svelte';
import Mask from '../../../web/kit/pictures/Mask.svelte';
import Wound from '../../../web/kit/pictures/Wound.svelte';
import type { Pins } from '../../../web/table/parts.ts';
import BangBullet from './art/BangBullet.svelte';

export const pins: Pins = {
  bluff: Mask,
  killed: Cross,
  hit: Wound,
  crossfire: BangBullet,
  ducked: Horseshoe,
  lucky: Horseshoe,
  haul: BillBundle,
  draw: DoubleLoot,
};
