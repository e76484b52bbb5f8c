import { describe, expect, test } from 'vitest';
import { chanceInSeries } from '../../../../engine/chance/index.ts';
import type { Seat, Viewer } from '../../../../engine/seats.ts';
import { viewOf } from '../../../../engine/view.ts';
import { bang, bangsEach, click, clicksEach, type Bullet } from '../../box.ts';
import { cashNGuns } from '../index.ts';
import { none, type State } from '../state.ts';
import { play, playUntil, take, type Script } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { bulletOf, exchangesIn, fetchesIn, type CashView } from '../../view.ts';

/*
 * Small positions, in which every story can be enumerated: from the first round on, each unseen bullet is drawn in all
 * ways from its owner's hand, and what contradicts the view is dropped. `guess` must find all remaining stories, no
 * others, and each with its probability.
 */

/** What a viewer cannot see. */
interface World {
  readonly hands: number[];
  readonly bullets: Bullet[];
  readonly exchanged: Bullet[];
  readonly discarded: Bullet[];
  closedBangs: number;
  weight: number;
}

const copyOf = (world: World): World => ({
  ...world,
  hands: world.hands.slice(),
  bullets: world.bullets.slice(),
  exchanged: world.exchanged.slice(),
  discarded: world.discarded.slice(),
});

/** All ways in which a bullet can leave a hand; `known` is what the viewer saw. */
function drawn(worlds: readonly World[], seat: Seat, known: Bullet | null | undefined): [World, Bullet][] {
  return worlds.flatMap((world) =>
    [click, bang].flatMap((bullet): [World, Bullet][] => {
      const size = (world.hands[2 * seat] ?? 0) + (world.hands[2 * seat + 1] ?? 0);
      const count = world.hands[2 * seat + bullet] ?? 0;
      if (count === 0 || (known !== null && known !== undefined && known !== bullet)) return [];
      const next = copyOf(world);
      next.hands[2 * seat + bullet] = count - 1;
      next.weight *= count / size;
      return [[next, bullet]];
    }),
  );
}

const gain = (world: World, seat: Seat, bullet: Bullet) =>
  (world.hands[2 * seat + bullet] = (world.hands[2 * seat + bullet] ?? 0) + 1);

/** Tells all rounds of a view in all ways. */
function bruteForce(view: CashView): ReadonlyMap<string, number> {
  const hands = view.wounds.flatMap(() => [clicksEach, bangsEach]);
  let worlds: World[] = [{ hands, bullets: [], exchanged: [], discarded: [], closedBangs: 0, weight: 1 }];
  for (let round = 1; round <= view.round; round++) {
    worlds = exchanges(worlds, view, round);
    worlds = bullets(worlds, view, round);
    worlds = fetches(worlds, view, round);
  }
  const stories = new Map<string, number>();
  for (const world of worlds.filter((each) => fitsOwnHand(each, view) && fitsQuestion(each, view))) {
    const key = JSON.stringify([world.hands, world.bullets, world.exchanged, world.discarded, world.closedBangs]);
    stories.set(key, (stories.get(key) ?? 0) + world.weight);
  }
  return stories;
}

function exchanges(worlds: World[], view: CashView, round: number): World[] {
  const exchange = exchangesIn(view).find((each) => each.round === round);
  if (!exchange) return worlds;
  const taken = drawn(worlds, exchange.victim, exchange.drawn);
  return taken.flatMap(([world, first]) => {
    world.exchanged.push(first);
    if (exchange.given === none) return [world];
    return drawn([world], exchange.seat, exchange.given).map(([next, given]) => {
      gain(next, exchange.victim, given);
      gain(next, exchange.seat, first);
      next.exchanged.push(given);
      return next;
    });
  });
}

function bullets(worlds: World[], view: CashView, round: number): World[] {
  const now = view.past[round - 1] ?? view.now;
  let told = worlds;
  for (const seat of view.wounds.keys()) {
    const known = bulletOf(view, round, seat);
    if (known === none) continue;
    told = drawn(told, seat, known).map(([world, bullet]) => {
      world.bullets.push(bullet);
      if (now.loaded.length === 0) gain(world, seat, bullet);
      const faceDown = now.discarded.includes(seat) && !now.shown.includes(seat);
      if (faceDown && bullet === bang) world.closedBangs += 1;
      return world;
    });
  }
  return told;
}

function fetches(worlds: World[], view: CashView, round: number): World[] {
  let told = worlds;
  for (const { seat, from, discarded } of fetchesIn(view).filter((each) => each.round === round)) {
    told = told.filter(({ closedBangs }) => (from === 'none' ? closedBangs === 0 : from === 'open' || closedBangs > 0));
    if (from === 'none') continue;
    if (from === 'closed') for (const world of told) world.closedBangs -= 1;
    if (discarded !== none) {
      told = drawn(told, seat, discarded).map(([world, bullet]) => {
        world.discarded.push(bullet);
        if (bullet === bang) world.closedBangs += 1;
        return world;
      });
    }
    for (const world of told) gain(world, seat, bang);
  }
  return told;
}

const fitsOwnHand = ({ hands }: World, { viewer, ownHand }: CashView) =>
  viewer === 'spectator' || !ownHand || ownHand.every((count, bullet) => count === hands[2 * viewer + bullet]);

/** A player who may fetch a Bang! can find one in the pile. [CG-6.good-friend] */
const fitsQuestion = ({ closedBangs }: World, { question, pile: { open } }: CashView) =>
  question !== 'fetch' || open[1] > 0 || closedBangs > 0;

/** The same things in a guessed world. */
function keyOf(state: State): string {
  const all = [...state.past, ...(state.past.length < state.round ? [state.now] : [])];
  return JSON.stringify([
    state.hands,
    all.flatMap((round) => round.bullets.filter((bullet) => bullet !== none)),
    state.exchanges.flatMap(({ drawn: first, given }) => (given === none ? [first] : [first, given])),
    state.fetches.map(({ discarded }) => discarded).filter((bullet) => bullet !== none),
    state.pile[3],
  ]);
}

const facing = [1, 0, 3, 2] as const;
const start = (powers?: readonly string[]) =>
  table({ round: 1, ...(powers && { powers }), table: ['clip', 'clip', 'bill-5'] });
const rounds = (state: State, ...scripts: readonly Script[]) =>
  scripts.reduce((now, script) => playUntil(now, 'end', { aims: facing, ...script }).state, state);
const exchange = (seat: Seat) => ({ 'draw-from': [{ kind: 'draw-from', seat } as const] });
const takeClip = { share: [take('clip')] };

const positions: readonly { readonly what: string; readonly state: State; readonly viewer: Viewer }[] = [
  {
    what: 'bullets that were shown and bullets that were not',
    state: rounds(start(), { bullets: 'cbbb', courage: 'sssl' }, { bullets: 'bbcc', courage: 'llss' }),
    viewer: 0,
  },
  {
    what: 'a count that is not over',
    state: play(rounds(start(), { bullets: 'cbbb', courage: 'ssll' }), 2, { kind: 'load', bullet: bang }).state,
    viewer: 'spectator',
  },
  {
    what: 'exchanges between others, twice with the same player',
    state: rounds(
      start(['-', 'hustler', '-', '-']),
      { bullets: 'cbbc', courage: 'sssl', answers: exchange(2) },
      { bullets: 'bcbc', courage: 'lsss', answers: exchange(2) },
    ),
    viewer: 0,
  },
  {
    what: 'exchanges with several players, one of them the viewer',
    state: playUntil(
      rounds(
        start(['-', 'hustler', '-', '-']),
        { bullets: 'cbbc', courage: 'llll', answers: exchange(0) },
        { bullets: 'ccbc', courage: 'llss', answers: exchange(3) },
      ),
      'load',
      { answers: exchange(2) },
    ).state,
    viewer: 0,
  },
  {
    what: 'an exchange that is half done',
    state: playUntil(
      rounds(start(['-', 'hustler', '-', '-']), { courage: 'llll', answers: exchange(2) }),
      'hand-over',
      {
        answers: exchange(2),
      },
    ).state,
    viewer: 3,
  },
  {
    what: 'a Bang! taken from the cards that lie face down',
    state: rounds(
      start(),
      { bullets: 'ccbb', courage: 'ssll', answers: takeClip },
      { bullets: 'bbcc', courage: 'ssll' },
    ),
    viewer: 0,
  },
  {
    what: 'no Bang! in the pile',
    state: rounds(
      start(),
      { bullets: 'cccc', courage: 'ssll', answers: takeClip },
      { bullets: 'bccc', courage: 'llls' },
    ),
    viewer: 1,
  },
  {
    what: 'one Bang! taken from below, and then none is left',
    state: rounds(
      start(['-', 'good-friend', '-', '-']),
      { bullets: 'cccb', courage: 'ssll', answers: takeClip },
      { courage: 'lsss' },
    ),
    viewer: 2,
  },
  {
    what: 'the Good Friend is asked, so there is a Bang! left',
    state: playUntil(start(['-', 'good-friend', '-', '-']), 'fetch', {
      bullets: 'ccbb',
      aims: facing,
      courage: 'ssll',
      answers: takeClip,
    }).state,
    viewer: 1,
  },
  {
    what: 'a bullet that was not shown and so must have been a Click',
    state: rounds(
      start(['professional', '-', '-', '-']),
      { bullets: 'cccc', answers: { share: [take('clip'), take('bill-5')] } },
      { bullets: 'ccbb', courage: 'slll' },
    ),
    viewer: 2,
  },
];

describe.each(positions)('[CG-7.4] a guess is as likely as its story: $what', ({ state, viewer }) => {
  const view = viewOf(cashNGuns, state, viewer);
  const stories = bruteForce(view);
  const total = [...stories.values()].reduce((sum, weight) => sum + weight, 0);
  const guesses = 10_000 + 30 * stories.size;
  const found = new Map<string, number>();
  const chance = chanceInSeries(41, stories.size);
  for (let index = 0; index < guesses; index++) {
    const key = keyOf(cashNGuns.guess(view, chance));
    found.set(key, (found.get(key) ?? 0) + 1);
  }

  test('it finds no others, and all that are likely', () => {
    expect(stories.size).toBeGreaterThan(1);
    expect([...found.keys()].filter((key) => !stories.has(key))).toEqual([]);
    const likely = [...stories].filter(([, weight]) => (guesses * weight) / total > 15).map(([key]) => key);
    expect(likely.filter((key) => !found.has(key))).toEqual([]);
    expect(stories.has(keyOf(state))).toBe(true);
  });

  test('each as often as it is likely', () => {
    let chiSquare = 0;
    for (const [key, weight] of stories) {
      const expected = (guesses * weight) / total;
      chiSquare += ((found.get(key) ?? 0) - expected) ** 2 / expected;
    }
    const freedom = stories.size - 1;
    expect(chiSquare).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
  });
});
