import BillBundle from '../../../web/kit/pictures/BillBundle.svelte';
import Mask from '../../../web/kit/pictures/Mask.svelte';
import type { Pins } from '../../../web/table/parts.ts';
import Gangsters from './art/Gangsters.svelte';
import Prison from './art/Prison.svelte';
import Skyline from './art/Skyline.svelte';

export const pins: Pins = {
  round: BillBundle,
  chicago: Skyline,
  trap: Prison,
  saved: Prison,
  snatched: Gangsters,
  insider: Mask,
};
