import { say } from '../../../words/index.ts';
import Alcapo from '../../art/pictures/Alcapo.svelte';
import Gangsters from '../../art/pictures/Gangsters.svelte';
import Hospital from '../../art/pictures/Hospital.svelte';
import Skyline from '../../art/pictures/Skyline.svelte';
import ThreeCoins from '../../art/pictures/ThreeCoins.svelte';
import TwoBadges from '../../art/pictures/TwoBadges.svelte';
import type { HowToStep } from '../../table/how-to.ts';

/** The game in a few pictures, in the language of the page. */
export const howToPlay = (): readonly HowToStep[] => [
  { picture: Skyline, text: say('the-boss.how.1') },
  { picture: Gangsters, text: say('the-boss.how.2') },
  { picture: Hospital, text: say('the-boss.how.3') },
  { picture: ThreeCoins, text: say('the-boss.how.4') },
  { picture: Alcapo, text: say('the-boss.how.5') },
  { picture: TwoBadges, text: say('the-boss.how.6') },
];
