import { say } from '../../../../words/index.ts';
import BangBullet from '../art/BangBullet.svelte';
import BillBundle from '../../../../web/kit/pictures/BillBundle.svelte';
import ClickBullet from '../art/ClickBullet.svelte';
import Crown from '../../../../web/kit/pictures/Crown.svelte';
import Diamond from '../art/Diamond.svelte';
import Gun from '../art/Gun.svelte';
import Painting from '../art/Painting.svelte';
import Wound from '../../../../web/kit/pictures/Wound.svelte';
import type { Guide } from '../../../../web/table/guide/guide.ts';

/** The guide in six pictures, in the language of the page. */
export const guide = (): Guide => ({
  game: 'cash-n-guns',
  goal: {
    title: say('guide.goal'),
    text: say('guide.cash-n-guns.goal'),
    tableau: [
      { figure: 'fedora', seat: 0, mood: 'angry' },
      BillBundle,
      Diamond,
      { figure: 'fan', seat: 2, mood: 'angry' },
    ],
  },
  win: {
    title: say('guide.win'),
    text: say('guide.cash-n-guns.win'),
    tableau: [{ figure: 'fan', seat: 2, mood: 'winning' }, Crown, Wound, { figure: 'cigar', seat: 1, pose: 'dead' }],
  },
  roundTitle: say('guide.round'),
  round: round(),
});

const round = (): Guide['round'] => [
  {
    title: say('guide.cash-n-guns.1'),
    text: say('guide.cash-n-guns.1.text'),
    tableau: [{ figure: 'fedora', seat: 0 }, ClickBullet, BangBullet],
  },
  {
    title: say('guide.cash-n-guns.2'),
    text: say('guide.cash-n-guns.2.text'),
    tableau: [{ figure: 'fedora', seat: 0, mood: 'angry' }, Gun, { figure: 'cigar', seat: 1, mood: 'danger' }],
  },
  {
    title: say('guide.cash-n-guns.3'),
    text: say('guide.cash-n-guns.3.text'),
    tableau: [
      { figure: 'cigar', seat: 1, mood: 'danger' },
      { figure: 'fan', seat: 2, pose: 'lying', mood: 'ducked' },
    ],
  },
  {
    title: say('guide.cash-n-guns.4'),
    text: say('guide.cash-n-guns.4.text'),
    tableau: [{ figure: 'cigar', seat: 1, mood: 'winning' }, BillBundle, Diamond, Painting],
  },
];
