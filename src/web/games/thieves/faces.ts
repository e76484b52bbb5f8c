import { cardNames, type Card, type CardName } from '../../../games/thieves/box.ts';
import { say } from '../../../words/index.ts';
import AlarmPicture from '../../art/pictures/Alarm.svelte';
import DoubleLoot from '../../art/pictures/DoubleLoot.svelte';
import EmptyBag from '../../art/pictures/EmptyBag.svelte';
import GetawayCar from '../../art/pictures/GetawayCar.svelte';
import Horseshoe from '../../art/pictures/Horseshoe.svelte';
import Mask from '../../art/pictures/Mask.svelte';
import OneBag from '../../art/pictures/OneBag.svelte';
import PoliceCar from '../../art/pictures/PoliceCar.svelte';
import PoliceCars from '../../art/pictures/PoliceCars.svelte';
import Ring from '../../art/pictures/Ring.svelte';
import Roadblock from '../../art/pictures/Roadblock.svelte';
import ThreeBags from '../../art/pictures/ThreeBags.svelte';
import TwoBags from '../../art/pictures/TwoBags.svelte';
import type { CardFace } from '../../table/card.ts';

type Print = Omit<CardFace, 'name'>;

const prints: Readonly<Record<CardName, Print>> = {
  'money-0': { picture: EmptyBag, corner: '0', tone: 'money' },
  'money-1': { picture: OneBag, corner: '1', tone: 'money' },
  'money-2': { picture: TwoBags, corner: '2', tone: 'money' },
  'money-3': { picture: ThreeBags, corner: '3', tone: 'money' },
  ring: { picture: Ring, foot: '3 · 1', tone: 'money' },
  horseshoe: { picture: Horseshoe, foot: '1 · 3', tone: 'money' },
  roadblock: { picture: Roadblock, tone: 'action' },
  thief: { picture: Mask, tone: 'action' },
  'double-loot': { picture: DoubleLoot, tone: 'action' },
  alarm: { picture: AlarmPicture, tone: 'action' },
  'police-1': { picture: PoliceCar, tone: 'danger' },
  'police-2': { picture: PoliceCars, tone: 'danger' },
  getaway: { picture: GetawayCar, tone: 'action' },
};

export const nameOf = (card: Card): CardName => cardNames[card] ?? 'getaway';

export const faceOf = (card: Card): CardFace => {
  const name = nameOf(card);
  return { name: say(`thieves.card.${name}`), ...prints[name] };
};

/** The card as the object of a sentence. */
export function whatIs(card: Card): string {
  const name = nameOf(card);
  return say(isThing(name) ? `thieves.what.${name}` : 'thieves.what.card');
}

const things = ['money-0', 'money-1', 'money-2', 'money-3', 'ring', 'horseshoe', 'police-1', 'police-2'] as const;
type Thing = (typeof things)[number];
const isThing = (name: CardName): name is Thing => things.some((thing) => thing === name);
