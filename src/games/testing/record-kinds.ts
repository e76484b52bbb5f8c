import type { score as cashScore } from '../cash-n-guns/rules/scoring.ts';
import type { CashEvent } from '../cash-n-guns/events.ts';
import type { CashMove } from '../cash-n-guns/moves.ts';
import type { score as theBossScore } from '../the-boss/rules/end.ts';
import type { TheBossEvent } from '../the-boss/events.ts';
import type { TheBossMove } from '../the-boss/moves.ts';
import type { score as thievesScore } from '../thieves/rules/end.ts';
import type { ThievesEvent } from '../thieves/events.ts';
import type { ThievesMove } from '../thieves/moves.ts';

/*
 * The kinds of events, moves and score lines in the types of the games, as values: docs/records.md is compared with
 * them. Adding, removing or changing a kind causes a compile error here, as a reminder to update that page.
 */

/** The fields of every kind, without `kind` and `rule`. */
type Fields<All extends { readonly kind: string }> = {
  readonly [Kind in All['kind']]: Readonly<Record<FieldOf<All, Kind>, true>>;
};
type FieldOf<All, Kind> = All extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Exclude<keyof All, 'kind' | 'rule'>
    : never
  : never;

/** The kinds of the lines that a game counts. */
type Lines<Score extends (...input: never) => readonly { readonly kind: string }[]> = Readonly<
  Record<ReturnType<Score>[number]['kind'], true>
>;

const thieves = {
  events: {
    shuffled: { order: true },
    dealt: { seat: true, cards: true },
    'first-player': { drawn: true },
    turn: { seat: true },
    drew: { seat: true, card: true },
    getaway: { seat: true, laid: true },
    stashed: { seat: true, card: true },
    gave: { seat: true, card: true, to: true },
    police: { seat: true, card: true, cars: true },
    roadblock: { seat: true, remove: true },
    alarm: { seat: true },
    thief: { seat: true, from: true, place: true, to: true, card: true },
    'idle-thief': { seat: true },
    'double-loot': { seat: true },
    raid: { cars: true },
    showed: { seat: true, cards: true, value: true },
    lost: { seat: true, cards: true },
    'nobody-lost': {},
    over: { seat: true },
  } satisfies Fields<ThievesEvent>,
  moves: {
    stash: { card: true },
    give: { card: true, to: true },
    police: { card: true },
    roadblock: { card: true, remove: true },
    alarm: { card: true },
    thief: { card: true, from: true, place: true, to: true },
    'idle-thief': { card: true },
    'double-loot': { card: true },
  } satisfies Fields<ThievesMove>,
  lines: { money: true } satisfies Lines<typeof thievesScore>,
};

const theBoss = {
  events: {
    cities: { cities: true, banishment: true },
    'first-player': { seat: true, drawn: true },
    'police-shuffled': { order: true },
    round: { round: true, first: true, left: true },
    back: { seat: true, from: true },
    hidden: { city: true, drawn: true, card: true },
    shuffled: { order: true },
    dealt: { seat: true, cities: true, cards: true },
    'last-lap': { seats: true },
    turn: { seat: true, lap: true },
    placed: { seat: true, city: true, pros: true, amateurs: true },
    passed: { seat: true },
    revealed: { seat: true, card: true },
    police: { card: true, silver: true, gold: true },
    'last-round': { round: true },
    took: { city: true, card: true, seat: true },
    money: { seat: true, amount: true },
    killed: { seat: true, city: true },
    hospital: { seat: true, city: true, back: true },
    prison: { seat: true, city: true, back: true },
    banished: { seat: true, city: true },
    chicago: { seat: true, sum: true, amount: true },
    'amateurs-left': { seat: true, amateurs: true },
    over: { round: true },
  } satisfies Fields<TheBossEvent>,
  moves: {
    place: { city: true, pros: true, amateurs: true },
    pass: {},
    reveal: { card: true },
  } satisfies Fields<TheBossMove>,
  lines: { city: true, chicago: true, 'last-round': true, gangsters: true } satisfies Lines<typeof theBossScore>,
};

const cashNGuns = {
  events: {
    shuffled: { order: true },
    godfather: { seat: true, drawn: true },
    power: { seat: true, power: true, drawn: true },
    round: { round: true, cards: true },
    loaded: { seat: true, bullet: true },
    'took-aim': { seat: true, at: true },
    'too-slow': { seat: true },
    aims: { seat: true, at: true },
    ordered: { seat: true, to: true },
    'no-order': { seat: true },
    decided: { seat: true, courage: true },
    stands: { seat: true },
    'lies-down': { seat: true },
    discarded: { seat: true, bullet: true },
    fired: { seat: true, at: true, bullet: true },
    wounded: { seat: true, hits: true, wounds: true },
    unhurt: { seat: true, hits: true },
    endured: { seat: true, wounds: true },
    eliminated: { seat: true },
    'last-survivor': { seat: true },
    'nobody-left': {},
    named: { seat: true, shares: true },
    took: { seat: true, share: true },
    'lost-pick': { seat: true },
    healed: { seat: true, wounds: true },
    'bang-taken': { seat: true, lay: true },
    'no-effect': { seat: true },
    stole: { seat: true, from: true, drawn: true, share: true },
    traded: { seat: true, from: true, drawn: true, share: true, gave: true },
    'no-trade': { seat: true },
    'drew-from': { seat: true, from: true, drawn: true, bullet: true },
    'handed-over': { seat: true, to: true, bullet: true },
    reconsidered: { seat: true, bullet: true },
    forbade: { seat: true, to: true, type: true },
    allowed: { seat: true },
    'waved-on': { seat: true },
    'no-fetch': { seat: true },
    'left-over': { cards: true },
    over: {},
  } satisfies Fields<CashEvent>,
  moves: {
    load: { bullet: true },
    aim: { at: true },
    order: { seat: true },
    'no-order': {},
    'aim-anew': { at: true },
    stand: {},
    'lie-down': {},
    take: { share: true },
    'take-two': { share: true, second: true },
    discard: { bullet: true },
    'draw-from': { seat: true },
    'hand-over': { bullet: true },
    'swap-bullet': { bullet: true },
    'keep-bullet': {},
    forbid: { type: true },
    allow: {},
    'wave-on': {},
    trade: { seat: true },
    'no-trade': {},
    fetch: { bullet: true },
    'no-fetch': {},
  } satisfies Fields<CashMove>,
  lines: {
    bills: true,
    diamonds: true,
    'most-diamonds': true,
    paintings: true,
    'last-survivor': true,
    'tie-break': true,
  } satisfies Lines<typeof cashScore>,
};

interface Kinds {
  readonly events: Readonly<Record<string, object>>;
  readonly moves: Readonly<Record<string, object>>;
  readonly lines: Readonly<Record<string, true>>;
}

export const kindsOf: Readonly<Record<string, Kinds>> = {
  thieves,
  'the-boss': theBoss,
  'cash-n-guns': cashNGuns,
};
