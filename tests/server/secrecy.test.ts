import { describe, expect, test } from 'vitest';
import type { Trial } from '../../src/engine/testing/random-game.ts';
import type { Counts } from '../../src/engine/testing/secrecy.ts';
import { cashNGuns } from '../../src/games/cash-n-guns/rules/index.ts';
import { secrecyModel as cashModel } from '../../src/games/cash-n-guns/testing/secrecy-model.ts';
import { games as catalogue } from '../../src/games/catalogue.ts';
import { theBoss } from '../../src/games/the-boss/rules/index.ts';
import { secrecyModel as bossModel } from '../../src/games/the-boss/testing/secrecy-model.ts';
import { thieves } from '../../src/games/thieves/rules/index.ts';
import type { State } from '../../src/games/thieves/rules/state.ts';
import { secrecyModel as thievesModel } from '../../src/games/thieves/testing/secrecy-model.ts';
import type { ThievesPublic } from '../../src/games/thieves/view.ts';
import type { PublicGame, PublicScene } from '../../src/protocol/scene.ts';
import { scaled } from '../../src/testing/scale.ts';
import { scenes as honest, type Scenes } from '../../src/table/scene.ts';
import type { TableState } from '../../src/table/state.ts';
import { audit, recordOf, worldOf } from './testing/wire-audit.ts';
import { compareWorlds, type Comparison } from './testing/wire-worlds.ts';
import { playOverWire } from './testing/wire.ts';

/** Plants a secret in the public view of a game, or in the private view of one page. */
interface Leak {
  readonly intoPublic?: (game: PublicGame, state: State) => object;
  readonly intoOwn?: (state: State, seat: number | null) => object;
}

/** What a server with this leak puts into messages. */
function scenesWith({ intoPublic, intoOwn }: Leak): Scenes {
  const leaking = (scene: PublicScene, { play }: TableState): PublicScene =>
    scene.game && play && intoPublic
      ? { ...scene, game: { ...scene.game, ...intoPublic(scene.game, play.state as State) } }
      : scene;
  return {
    publicScene: (table, context) => leaking(honest.publicScene(table, context), table),
    publicSceneAfterMove: (table, before) => leaking(honest.publicSceneAfterMove(table, before), table),
    ownScene(table, owner, you) {
      const own = honest.ownScene(table, owner, you);
      return table.play && intoOwn ? { ...own, ...intoOwn(table.play.state as State, own.you.seat) } : own;
    },
  };
}

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

/** Every game of the catalogue, with how much of a game is played to meet its secrets, and those secrets. */
const games = [
  {
    clause: 'TH-6.2',
    name: thieves.id,
    entries: 200,
    publicTexts: (index: number, entries: number) => comparePublicTexts(thievesTrial(index), entries),
    audit: (index: number, entries: number) => audit(thievesTrial(index), thievesModel, entries),
    compare: (index: number, wishes: Comparison) => compareWorlds(thievesTrial(index), thievesModel, wishes),
    secrets: ['deck', 'hands', 'face-down loot', 'waiting cards'],
  },
  {
    clause: 'TB-7.2',
    name: theBoss.id,
    entries: 60,
    publicTexts: (index: number, entries: number) => comparePublicTexts(bossTrial(index), entries),
    audit: (index: number, entries: number) => audit(bossTrial(index), bossModel, entries),
    compare: (index: number, wishes: Comparison) => compareWorlds(bossTrial(index), bossModel, wishes),
    secrets: ['hidden cards', 'hands', 'police cards'],
  },
  {
    clause: 'CG-7.2',
    name: cashNGuns.id,
    entries: 60,
    publicTexts: (index: number, entries: number) => comparePublicTexts(cashTrial(index), entries),
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
    // Every pair is two games at two servers, so it plays a shorter part of them than the audit.
    const most = Math.ceil(entries * scaled({ quick: 0.6, normal: 0.6, long: 1 }));
    const counts: Counts = {};
    let counted = 0;
    for (let index = 0; counted < pairs; index++) counted += await compare(index, { pairs: 2, entries: most, counts });
    console.log(`of ${counted} pairs of worlds over sockets, this many differed in`, counts);
    for (const thing of pairs < 12 ? [] : secrets) {
      expect(counts[thing], `pairs with different ${thing}`).toBeGreaterThan(0);
    }
  });
});

/** The public part of the messages `news` that a page received; those that brought nothing public are left out. */
const publicTextsIn = (frames: readonly string[]): readonly string[] =>
  frames
    .filter((frame) => frame.startsWith('{"say":"news"'))
    .map((frame) => (frame.includes(',"own":') ? frame.slice(0, frame.indexOf(',"own":')) : frame.slice(0, -1)))
    .filter((text) => !text.endsWith('"heard":[],"patch":null'));

describe.each(games)('$name', ({ clause, publicTexts, entries }) => {
  test(`[${clause}] the public text is byte for byte the same for everybody at the table`, async () => {
    let compared = 0;
    for (let index = 0; index < scaled({ quick: 1, normal: 3, long: 60 }); index++) {
      compared += await publicTexts(index, entries);
    }
    expect(compared).toBeGreaterThan(100);
  });
});

/** Compares the public texts that all seats, a guest and a screen were sent; returns the number of texts. */
async function comparePublicTexts<S extends object>(trial: Trial<S>, entries: number): Promise<number> {
  let compared = 0;
  for await (const everybody of playOverWire(trial.game, trial, worldOf(recordOf(trial), entries))) {
    const [first = [], ...others] = everybody.map(({ frames }) => publicTextsIn(frames.splice(0)));
    // Before the game begins, people arrive one after the other and hear only what happens from then on.
    if (compared > 0) for (const texts of others) expect(texts).toEqual(first);
    compared += first.length * others.length;
  }
  return compared;
}

describe('a planted leak turns them red:', () => {
  const auditSome = async (leak: Leak) => {
    for (let index = 0; index < 4; index++) {
      await audit(thievesTrial(index), thievesModel, Infinity, scenesWith(leak));
    }
  };
  const compareSome = async (game: Thieves, leak: Leak = {}) => {
    const scenes = scenesWith(leak);
    for (let index = 0; index < 20; index++) {
      await compareWorlds(thievesTrial(index, game), thievesModel, { pairs: 2, entries: 30, counts: {}, scenes });
    }
  };
  const viewOf = ({ view }: PublicGame) => view as ThievesPublic;

  const plainLeaks: readonly [string, string, Leak][] = [
    [
      'all hands, for everybody',
      'the hand of',
      {
        intoPublic: (game, state) => ({
          view: {
            ...viewOf(game),
            hands: viewOf(game).hands.map((row, seat) => ({ ...row, cards: state.hands[seat] ?? [] })),
          },
        }),
      },
    ],
    [
      'the deck, in a field of the view',
      'the deck',
      { intoPublic: (game, state) => ({ view: { ...viewOf(game), deckCards: state.deck } }) },
    ],
    [
      'the next card, in a field of the scene',
      'a field next',
      { intoPublic: (_, state) => ({ next: state.deck.at(-1) }) },
    ],
    [
      'the next card, in a field of the private part',
      'a field next',
      { intoOwn: (state) => ({ next: state.deck.at(-1) }) },
    ],
    [
      'what others are asked',
      'what others are asked',
      { intoOwn: (state) => ({ ask: { decision: 1, moves: thieves.legalMoves(state, state.active) } }) },
    ],
    [
      "a neighbour's private view",
      'a hand that is not their own',
      {
        intoOwn: (state, seat) =>
          seat === null ? {} : { view: { ...thieves.privateView(state, (seat + 1) % state.seats), viewer: seat } },
      },
    ],
    [
      'a private view for a guest',
      'a private view',
      { intoOwn: (state, seat) => (seat === null ? { view: thieves.privateView(state, 0) } : {}) },
    ],
  ];
  test.each(plainLeaks)('audit: %s', async (_, objection, leak) => {
    await expect(auditSome(leak)).rejects.toThrow(`may not know: ${objection}`);
  });

  const subtleLeaks: readonly [string, Leak][] = [
    ['a time that depends on the deck', { intoPublic: (_, state) => ({ due: state.deck.at(-1) ?? 0 }) }],
    [
      'the size of a message that depends on the deck',
      {
        intoPublic: (_, { deck }) => ({
          due: 10 ** (deck.reduce((sum, card, place) => sum + card * place, 0) % 7),
        }),
      },
    ],
    [
      'the order of seats to act that depends on a hand',
      { intoPublic: (_, state) => ({ toAct: [state.hands[0]?.length, state.hands[0]?.[0]] }) },
    ],
    [
      'the size of the private part that depends on the deck',
      { intoOwn: (state, seat) => (seat === null && (state.deck.at(-1) ?? 0) > 3 ? { view: {} } : {}) },
    ],
  ];
  test.each(subtleLeaks)('two worlds: %s', async (_, leak) => {
    await expect(compareSome(thieves, leak)).rejects.toThrow('can tell two worlds apart');
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
