import { say } from '../../../words/index.ts';
import BangBullet from '../../art/pictures/BangBullet.svelte';
import BillBundle from '../../art/pictures/BillBundle.svelte';
import Desk from '../../art/pictures/Desk.svelte';
import Gun from '../../art/pictures/Gun.svelte';
import Painting from '../../art/pictures/Painting.svelte';
import type { HowToStep } from '../../table/how-to.ts';

/** The game in a few pictures, in the language of the page. */
export const howToPlay = (): readonly HowToStep[] => [
  { picture: BillBundle, text: say('cash-n-guns.how.1') },
  { picture: Gun, text: say('cash-n-guns.how.2') },
  { picture: Desk, text: say('cash-n-guns.how.3') },
  { picture: BangBullet, text: say('cash-n-guns.how.4') },
  { picture: Painting, text: say('cash-n-guns.how.5') },
];
