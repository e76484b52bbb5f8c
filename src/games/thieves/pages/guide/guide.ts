import { say } from '../../../../words/index.ts';
import Alarm from '../art/Alarm.svelte';
import GetawayCar from '../art/GetawayCar.svelte';
import Mask from '../../../../web/kit/pictures/Mask.svelte';
import OneBag from '../art/OneBag.svelte';
import PoliceCars from '../art/PoliceCars.svelte';
import Roadblock from '../art/Roadblock.svelte';
import Siren from '../../../../web/kit/pictures/Siren.svelte';
import ThreeBags from '../art/ThreeBags.svelte';
import TwoBags from '../art/TwoBags.svelte';
import type { Guide } from '../../../../web/table/guide/guide.ts';

/** The guide in six pictures, in the language of the page. */
export const guide = (): Guide => ({
  game: 'thieves',
  goal: {
    title: say('guide.goal'),
    text: say('guide.thieves.goal'),
    tableau: [{ figure: 'eyepatch', seat: 3 }, ThreeBags, Siren, { figure: 'veil', seat: 5, mood: 'danger' }],
  },
  win: {
    title: say('guide.win'),
    text: say('guide.thieves.win'),
    tableau: [GetawayCar, { figure: 'eyepatch', seat: 3, mood: 'winning' }, ThreeBags],
  },
  roundTitle: say('guide.turn'),
  round: round(),
});

const round = (): Guide['round'] => [
  {
    title: say('guide.thieves.1'),
    text: say('guide.thieves.1.text'),
    tableau: [{ figure: 'veil', seat: 5 }, OneBag, Mask, PoliceCars, TwoBags],
  },
  {
    title: say('guide.thieves.2'),
    text: say('guide.thieves.2.text'),
    tableau: [{ figure: 'eyepatch', seat: 3, mood: 'winning' }, ThreeBags, { figure: 'veil', seat: 5, mood: 'danger' }],
  },
  {
    title: say('guide.thieves.3'),
    text: say('guide.thieves.3.text'),
    tableau: [PoliceCars, PoliceCars, { figure: 'veil', seat: 5, mood: 'hit' }, Siren],
  },
  { title: say('guide.thieves.4'), text: say('guide.thieves.4.text'), tableau: [Mask, Roadblock, Alarm] },
];
