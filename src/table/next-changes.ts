import type { Game } from '../engine/game.ts';
import type { Change, Games } from './change.ts';
import type { Body } from './entries.ts';
import { knownOptions } from './lobby.ts';
import { nextGameOf, wantedGame } from './next-game.ts';
import { nobodyReady, seatOf, type NextGame, type TableState } from './state.ts';

type ChangeBy<Kind extends Body['kind']> = Change<Extract<Body, { kind: Kind }>>;

/** How many people who were turned away are remembered. There may be any number of strangers. */
const mostSentOff = 50;

/** Somebody no longer waits for a seat. */
export const withoutWaiting = (table: TableState, owner: string): TableState => ({
  ...table,
  waiting: table.waiting.filter((each) => each !== owner),
  letFirst: table.letFirst.filter((each) => each !== owner),
});

/** Changes from what people say between two games. */
export const nextChanges = {
  ready: ((table, { seat, ready }) => {
    const owner = table.seats[seat]?.owner ?? null;
    if (table.stage === 'playing' || owner === null) return table;
    const others = table.next.ready.filter((each) => each !== owner);
    return { ...table, next: { ...table.next, ready: ready ? [...others, owner] : others } };
  }) satisfies ChangeBy<'ready'>,
  wished: ((table, { seat, game }, _, games) => {
    const owner = table.seats[seat]?.owner ?? null;
    if (table.stage !== 'over' || owner === null) return table;
    const others = table.next.wishes.filter((wish) => wish.owner !== owner);
    return withWishes(table, [...others, { owner, game }], games);
  }) satisfies ChangeBy<'wished'>,
  waits: ((table, { owner, waits }) => {
    if (!waits || seatOf(table, owner) !== null) return withoutWaiting(table, owner);
    return { ...table, waiting: [...table.waiting.filter((each) => each !== owner), owner] };
  }) satisfies ChangeBy<'waits'>,
  'let-first': ((table, { owner, first }) => {
    const others = table.letFirst.filter((each) => each !== owner);
    return { ...table, letFirst: first ? [...others, owner] : others };
  }) satisfies ChangeBy<'let-first'>,
  'sent-off': ((table, { owner }) => {
    const others = table.sentOff.filter((each) => each !== owner);
    return { ...withoutWaiting(table, owner), sentOff: [...others, owner].slice(-mostSentOff) };
  }) satisfies ChangeBy<'sent-off'>,
  chosen: ((table, body, _, games) => ({
    ...arrangedAs(table, body, games),
    next: nobodyReady,
  })) satisfies ChangeBy<'chosen'>,
};

/** The table with this game and everybody in their places. */
export function arrangedAs(
  table: TableState,
  body: Extract<Body, { kind: 'chosen' | 'next' }>,
  games: Games,
): TableState {
  const { options, seats, waiting, letFirst = [] } = body;
  const game = gameNamed(games, body.game);
  return { ...table, game, options: knownOptions(game, seats.length, options), seats, waiting, letFirst };
}

function gameNamed(games: Games, id: string): Game {
  const game = games[id];
  if (!game) throw new Error('A game that this server does not know.');
  return game;
}

/** If the wishes lead to another game, nobody is ready any more: they agreed to a different one. */
function withWishes(table: TableState, wishes: NextGame['wishes'], games: Games): TableState {
  const game = gameNamed(games, wantedGame(table, wishes));
  const ready = game === nextGameOf(table) ? table.next.ready : [];
  return { ...table, next: { ready, wishes, game: game === table.game ? null : game } };
}

/** Somebody who has gone neither waits for the next game nor has a say in it. */
export function withoutPerson(table: TableState, owner: string | null, games: Games): TableState {
  const { ready, wishes } = table.next;
  if (!ready.some((each) => each === owner) && !wishes.some((wish) => wish.owner === owner)) return table;
  const others = { ...table.next, ready: ready.filter((each) => each !== owner) };
  return withWishes(
    { ...table, next: others },
    wishes.filter((wish) => wish.owner !== owner),
    games,
  );
}

/** A person moves to another owner. */
export const renamedIn = ({ ready, wishes, game }: NextGame, owner: string, to: string): NextGame => ({
  ready: ready.map((each) => (each === owner ? to : each)),
  wishes: wishes.map((wish) => (wish.owner === owner ? { ...wish, owner: to } : wish)),
  game,
});
