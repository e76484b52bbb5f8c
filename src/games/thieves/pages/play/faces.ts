import { cardNames, type Card, type CardName } from '../../box.ts';
import { say } from '../../../../words/index.ts';
import AlarmPicture from '../art/Alarm.svelte';
import DoubleLoot from '../../../../web/kit/pictures/DoubleLoot.svelte';
import EmptyBag from '../../../../web/kit/pictures/EmptyBag.svelte';
import GetawayCar from '../art/GetawayCar.svelte';
import Horseshoe from '../../../../web/kit/pictures/Horseshoe.svelte';
import Mask from '../../../../web/kit/pictures/Mask.svelte';
import OneBag from '../art/OneBag.svelte';
import PoliceCar from '../art/PoliceCar.svelte';
import PoliceCars from '../art/PoliceCars.svelte';
import Ring from '../art/Ring.svelte';
import Roadblock from '../art/Roadblock.svelte';
import ThreeBags from '../art/ThreeBags.svelte';
import TwoBags from '../art/TwoBags.svelte';
import type { CardFace } from '../../../../web/kit/card.ts';

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

/** The card as the object of a sentence; "a card" if the reader may not see it. */
export function whatIs(card: Card | undefined): string {
  const name = card === undefined ? 'card' : nameOf(card);
  return say(name === 'getaway' ? 'thieves.what.card' : `thieves.what.${name}`);
}
