import Mask from '../../../web/kit/pictures/Mask.svelte';
import type { GameBox } from '../../../web/table/parts.ts';

export const box: GameBox = { picture: Mask, minutes: 20 };
