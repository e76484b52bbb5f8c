import { describe, expect, test, vi } from 'vitest';
import type { Trial } from '../engine/testing/random-game.ts';
import type { Counts } from '../engine/testing/secrecy.ts';
import { cashNGuns } from '../games/cash-n-guns/index.ts';
import { secrecyModel as cashModel } from '../games/cash-n-guns/testing/secrecy-model.ts';
import { games as catalogue } from '../games/catalogue.ts';
import { theBoss } from '../games/the-boss/index.ts';
import { secrecyModel as bossModel } from '../games/the-boss/testing/secrecy-model.ts';
import { thieves } from '../games/thieves/index.ts';
import type { State } from '../games/thieves/state.ts';
import { secrecyModel as thievesModel } from '../games/thieves/testing/secrecy-model.ts';
import type { ThievesView } from '../games/thieves/view.ts';
import type { GameInView, Scene } from '../protocol/scene.ts';
import { scaled } from '../testing/scale.ts';
import { sceneOf, type Seen } from './table/scene.ts';
import type * as scenes from './table/scene.ts';
import type { TableState } from './table/state.ts';
import { audit } from './testing/wire-audit.ts';
import { compareWorlds, type Comparison } from './testing/wire-worlds.ts';

/** What a test plants into everything that somebody is shown. */
const planted = vi.hoisted(() => ({ leak: undefined as undefined | ((seen: Seen, table: TableState) => Seen) }));

vi.mock('./table/scene.ts', async (original) => {
  const real = await original<typeof scenes>();
  const seenBy: typeof real.seenBy = (state, open, you) => {
    const seen = real.seenBy(state, open, you);
    return planted.leak ? planted.leak(seen, state) : seen;
  };
  return { ...real, seenBy };
});

type Thieves = typeof thieves;

const thievesTrial = (index: number, game: Thieves = thieves): Trial<State> => ({
  game,
  seats: 3 + (index % 4),
  options: { reshuffleDiscards: index % 2 === 0 },
  series: 7,
  index,
});

const bossTrial = (index: number) => ({
  game: theBoss,
  seats: 2 + (index % 3),
  options: { cities: 'standard', firstPlayer: 'drawn' },
  series: 7,
  index,
});

const cashTrial = (index: number) => ({
  game: cashNGuns,
  seats: 4 + (index % 3),
  options: {
    rulebook: index % 2 ? 'english' : 'polish',
    powers: index % 3 > 0,
    leftovers: 'carry-over',
    lootOpen: false,
    firstGodfather: 'drawn',
  },
  series: 7,
  index,
});

/** Every game of the catalogue, the beginning of a game that is long enough to meet its secrets, and those secrets. */
const games = [
  {
    clause: 'TH-6.2',
    name: thieves.id,
    entries: 200,
    audit: (index: number, entries: number) => audit(thievesTrial(index), thievesModel, entries),
    compare: (index: number, wishes: Comparison) => compareWorlds(thievesTrial(index), thievesModel, wishes),
    secrets: ['deck', 'hands', 'face-down loot', 'waiting cards'],
  },
  {
    clause: 'TB-7.2',
    name: theBoss.id,
    entries: 60,
    audit: (index: number, entries: number) => audit(bossTrial(index), bossModel, entries),
    compare: (index: number, wishes: Comparison) => compareWorlds(bossTrial(index), bossModel, wishes),
    secrets: ['hidden cards', 'hands', 'police cards'],
  },
  {
    clause: 'CG-7.2',
    name: cashNGuns.id,
    entries: 60,
    audit: (index: number, entries: number) => audit(cashTrial(index), cashModel, entries),
    compare: (index: number, wishes: Comparison) => compareWorlds(cashTrial(index), cashModel, wishes),
    secrets: ['later rounds', 'hands', 'bullets', 'aims'],
  },
];

test('no game of the catalogue is left out', () => {
  expect(games.map(({ name }) => name).sort()).toEqual(Object.keys(catalogue).sort());
});

describe.each(games)('$name', ({ clause, entries, audit: auditGame, compare, secrets }) => {
  test(`[${clause}] audit on the wire: nobody is sent what they have not learned`, async () => {
    const count = scaled({ quick: 1, normal: 4, long: 100 });
    let judged = 0;
    for (let index = 0; index < count; index++) judged += await auditGame(index, entries);
    console.log(`${judged} scenes of ${count} games were judged`);
    expect(judged).toBeGreaterThan(60 * count);
  });

  test(`[${clause}] two worlds on the wire: what one may not know changes no byte that one is sent`, async () => {
    const pairs = scaled({ quick: 2, normal: 12, long: 400 });
    const counts: Counts = {};
    let counted = 0;
    for (let index = 0; counted < pairs; index++) counted += await compare(index, { pairs: 2, entries, counts });
    console.log(`of ${counted} pairs of worlds over sockets, so many differed in`, counts);
    for (const thing of pairs < 12 ? [] : secrets) {
      expect(counts[thing], `pairs with different ${thing}`).toBeGreaterThan(0);
    }
  });
});

describe('a planted leak turns them red:', () => {
  type Leak = (scene: Scene, state: State) => object;
  const plant = (leak: Leak) => {
    planted.leak = (seen, { play }) => {
      if (!seen.game || !play) return seen;
      const more: Partial<GameInView> = leak(sceneOf(seen), play.state as State);
      const { view: own = seen.own, ask = seen.ask, ...open } = more;
      return { ...seen, game: { ...seen.game, ...open }, own, ask };
    };
    return async (look: () => Promise<unknown>) => {
      try {
        await look();
      } finally {
        planted.leak = undefined;
      }
    };
  };
  const auditSome = async () => {
    for (let index = 0; index < 4; index++) await audit(thievesTrial(index), thievesModel);
  };
  const compareSome = async (game: Thieves = thieves) => {
    for (let index = 0; index < 20; index++) {
      await compareWorlds(thievesTrial(index, game), thievesModel, { pairs: 2, entries: 30, counts: {} });
    }
  };
  const viewOf = ({ game }: Scene) => game?.view as ThievesView;

  const plainLeaks: readonly [string, string, Leak][] = [
    [
      'all hands',
      'the hand of 1',
      (scene, state) => ({
        view: {
          ...viewOf(scene),
          hands: viewOf(scene).hands.map((row, seat) => ({ ...row, cards: state.hands[seat] ?? [] })),
        },
      }),
    ],
    [
      'the deck, in a field of the view',
      'the deck',
      (scene, state) => ({ view: { ...viewOf(scene), deckCards: state.deck } }),
    ],
    ['the next card, in a field of the scene', 'a field next', (_, state) => ({ next: state.deck.at(-1) })],
    [
      'what others are asked',
      'what others are asked',
      (scene, state) => ({ ask: scene.game?.ask ?? { decision: 1, moves: thieves.legalMoves(state, state.active) } }),
    ],
  ];
  test.each(plainLeaks)('audit: %s', async (_, objection, leak) => {
    await plant(leak)(() => expect(auditSome()).rejects.toThrow(`may not know: ${objection}`));
  });

  const subtleLeaks: readonly [string, Leak][] = [
    ['a time that depends on the deck', (_, state) => ({ due: state.deck.at(-1) ?? 0 })],
    [
      'the size of a message that depends on the deck',
      (_, { deck }) => ({ due: 10 ** (deck.reduce((sum, card, place) => sum + card * place, 0) % 7) }),
    ],
    [
      'the order of seats to act that depends on a hand',
      (_, state) => ({ toAct: [state.hands[0]?.length, state.hands[0]?.[0]] }),
    ],
  ];
  test.each(subtleLeaks)('two worlds: %s', async (_, leak) => {
    await plant(leak)(() => expect(compareSome()).rejects.toThrow('can tell two worlds apart'));
  });

  test('two worlds: a refusal that says who has the card', async () => {
    const refusal: Thieves['refusal'] = (state, seat, move) => {
      const real = thieves.refusal(state, seat, move);
      const holder = state.hands.findIndex((hand) => hand.includes(move.card));
      return real && { ...real, values: { ...real.values, holder } };
    };
    await expect(compareSome({ ...thieves, refusal })).rejects.toThrow('can tell two worlds apart');
  });
});
