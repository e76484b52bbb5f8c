import DoubleLoot from '../../../web/kit/pictures/DoubleLoot.svelte';
import Horseshoe from '../../../web/kit/pictures/Horseshoe.svelte';
import Mask from '../../../web/kit/pictures/Mask.svelte';
import type { Pins } from '../../../web/table/parts.ts';
import OneBag from './art/OneBag.svelte';
import PoliceCar from './art/PoliceCar.svelte';

export const pins: Pins = {
  raid: PoliceCar,
  escape: Horseshoe,
  poison: OneBag,
  gift: OneBag,
  stashed: OneBag,
  thief: Mask,
  draw: DoubleLoot,
};
