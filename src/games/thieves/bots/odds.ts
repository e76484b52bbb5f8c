import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { alarm, carsForRaid, carsOn, valueAtRaid, type Card } from '../box.ts';
import { guess } from '../rules/guess.ts';
import { carsInMiddle, raidValue } from '../rules/raid.ts';
import { lootOf, type State } from '../rules/state.ts';
import { lootSeen, type ThievesView } from '../view.ts';
import type { Fact } from '../../../bots/facts.ts';
import type { OddsSource } from '../../../bots/odds.ts';
import { meanOf, shareOf } from '../../../bots/sampling.ts';

export const odds: OddsSource = { guess, facts };

/** Whom a raid would hit now, what lies face down, and whether somebody else can bring the police. */
function facts(view: ThievesView, worlds: readonly State[]): readonly Fact[] {
  const { viewer } = view;
  if (viewer === 'spectator' || view.over) return [];
  const seats = [...view.hands.keys()];
  const withLoot = [viewer, ...seats.filter((seat) => seat !== viewer)].filter((seat) => view.loot[seat]?.length);
  return [
    ...withLoot.map((seat): Fact => ({ kind: 'richest', seat, chance: shareOf(worlds, isRichest(seat)) })),
    ...withLoot.flatMap((seat) => coveredBefore(view, worlds, seat)),
    { kind: 'raid', chance: shareOf(worlds, (world) => canOthersRaid(world, viewer)) },
  ];
}

/** All who tie are hit; if all have nothing, nobody is. [TH-4.2] */
const isRichest = (seat: Seat) => (world: State) => {
  const mine = raidValue(lootOf(world, seat));
  return mine > 0 && world.loot.every((loot) => raidValue(loot) <= mine);
};

function coveredBefore(view: ThievesView, worlds: readonly State[], seat: Seat): readonly Fact[] {
  const places = [...lootSeen(view, seat).entries()].flatMap(([place, { card }]) => (card === null ? [place] : []));
  if (places.length === 0) return [];
  const worth = meanOf(worlds, (world) =>
    places.reduce((sum, place) => sum + at(valueAtRaid, at(lootOf(world, seat), place).card), 0),
  );
  return [{ kind: 'covered', seat, cards: places.length, worth }];
}

/**
 * Whether one card from somebody else's hand causes a raid. An Alarm brings the police of all hands. [TH-3.2, TH-3.4]
 */
function canOthersRaid(world: State, me: Seat): boolean {
  const missing = carsForRaid - carsInMiddle(world);
  const inHands = carsIn(world.hands.flat());
  const isEnough = (card: Card) => (card === alarm ? inHands : at(carsOn, card)) >= missing;
  return world.hands.some((hand, seat) => seat !== me && hand.some(isEnough));
}

const carsIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + at(carsOn, card), 0);
