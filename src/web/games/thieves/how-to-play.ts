import { say } from '../../../words/index.ts';
import GetawayCar from '../../art/pictures/GetawayCar.svelte';
import Mask from '../../art/pictures/Mask.svelte';
import OneBag from '../../art/pictures/OneBag.svelte';
import Siren from '../../art/pictures/Siren.svelte';
import ThreeBags from '../../art/pictures/ThreeBags.svelte';
import type { HowToStep } from '../../table/how-to.ts';

/** The game in a few pictures, in the language of the page. */
export const howToPlay = (): readonly HowToStep[] => [
  { picture: Mask, text: say('thieves.how.1') },
  { picture: OneBag, text: say('thieves.how.2') },
  { picture: ThreeBags, text: say('thieves.how.3') },
  { picture: Siren, text: say('thieves.how.4') },
  { picture: GetawayCar, text: say('thieves.how.5') },
];
