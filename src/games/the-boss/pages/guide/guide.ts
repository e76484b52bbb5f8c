import { say } from '../../../../words/index.ts';
import Alcapo from '../art/Alcapo.svelte';
import Crown from '../../../../web/kit/pictures/Crown.svelte';
import Eye from '../../../../web/kit/pictures/Eye.svelte';
import Gangsters from '../art/Gangsters.svelte';
import GoldBadge from '../art/GoldBadge.svelte';
import Hospital from '../art/Hospital.svelte';
import Prison from '../art/Prison.svelte';
import Skyline from '../art/Skyline.svelte';
import ThreeCoins from '../art/ThreeCoins.svelte';
import type { Guide } from '../../../../web/table/guide/guide.ts';

/** The game in six pictures, in the language of the page. */
export const guide = (): Guide => ({
  game: 'the-boss',
  goal: {
    title: say('guide.goal'),
    text: say('guide.the-boss.goal'),
    tableau: [Skyline, ThreeCoins, Hospital, Prison],
  },
  win: {
    title: say('guide.win'),
    text: say('guide.the-boss.win'),
    tableau: [GoldBadge, { figure: 'bowler', seat: 4, mood: 'winning' }, Crown],
  },
  roundTitle: say('guide.round'),
  round: round(),
});

const round = (): Guide['round'] => [
  {
    title: say('guide.the-boss.1'),
    text: say('guide.the-boss.1.text'),
    tableau: [{ figure: 'bowler', seat: 4 }, Gangsters, Skyline],
  },
  {
    title: say('guide.the-boss.2'),
    text: say('guide.the-boss.2.text'),
    tableau: [{ figure: 'moustache', seat: 6 }, Hospital, Eye],
  },
  {
    title: say('guide.the-boss.3'),
    text: say('guide.the-boss.3.text'),
    tableau: [Skyline, { figure: 'bowler', seat: 4, mood: 'winning' }, ThreeCoins],
  },
  { title: say('guide.the-boss.4'), text: say('guide.the-boss.4.text'), tableau: [Alcapo, Skyline, ThreeCoins] },
];
