import { botMove } from '../../room/machine-moves.ts';
import { means } from './means.ts';
import { pennies } from '../../engine/testing/pennies.ts';
import type { Game, Move } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { games as catalogue } from '../../games/catalogue.ts';
import { thieves } from '../../games/thieves/rules/index.ts';
import type { Command } from '../../protocol/messages.ts';
import { figures } from '../../protocol/scene.ts';
import type { Person } from '../person.ts';
import { decide, type Logged } from '../decide.ts';
import type { Body, LogEntry } from '../entries.ts';
import { fold } from '../fold.ts';
import type { CommandContext, Verdict } from '../command-context.ts';
import type { Play, TableState } from '../state.ts';

/** The catalogue and a minimal game. */
const { rules } = thieves;
export const games: Readonly<Record<string, Game>> = { ...catalogue, [pennies.id]: { ...pennies, rules } };

export const seed = '5a'.repeat(32);

type Opened = Extract<Body, { kind: 'opened' }>;
const opened: Opened = { kind: 'opened', game: 'thieves', options: {}, seats: 3, clock: 'none', host: 'ala' };

/** Opens a table for a game; the host is Ala. */
export const open = (wishes: Partial<Opened> = {}): Opened => ({
  ...opened,
  options: wishes.game === 'pennies' ? {} : { reshuffleDiscards: false },
  ...wishes,
});

export const started: Extract<Body, { kind: 'started' }> = { kind: 'started', seed, rules };
export const sat = (seat: Seat, owner: string): Body => ({ kind: 'sat', seat, owner });

/** The table after these entries, which are a second apart; the first one is at 1000. */
export function tableAfter(...entries: readonly LogEntry[]): TableState {
  let table: TableState | undefined;
  for (const [index, entry] of entries.entries()) {
    table = fold(games, table, entry, { seq: index + 1, at: 1000 * (index + 1) });
  }
  if (!table) throw new Error('A log has at least one entry.');
  return table;
}

/** The table after one more entry, a second later by default. */
export const after = (table: TableState, entry: LogEntry, at = 1000 * (table.seq + 1)): TableState =>
  fold(games, table, entry, { seq: table.seq + 1, at });

/** Three people in the middle of a game of Thieves!. */
export const playing = (wishes: Partial<Opened> = {}): TableState =>
  tableAfter(open(wishes), sat(0, 'ala'), sat(1, 'bruno'), sat(2, 'celina'), started);

/** The game that is played there. */
export function playOf({ play }: TableState): Play {
  if (!play) throw new Error('No game is being played.');
  return play;
}

/** The seat that has to act, and one that does not. */
export function turnOf(table: TableState): { readonly active: Seat; readonly other: Seat } {
  const { game, state } = playOf(table);
  const [active = 0] = game.toAct(state);
  return { active, other: (active + 1) % table.seats.length };
}

/** The first legal move of a seat, by default of the one that has to act. */
export function firstMove(table: TableState, seat: Seat = turnOf(table).active): Extract<Body, { kind: 'moved' }> {
  const { game, state } = playOf(table);
  const [move] = game.legalMoves(state, seat);
  if (!move) throw new Error(`Seat ${seat} has no move.`);
  return { kind: 'moved', seat, decision: game.decision(state, seat), move, by: 'person' };
}

/** A table whose game has come to its end. */
export function overTable(): TableState {
  let table = playing();
  while (table.stage === 'playing') table = after(table, firstMove(table));
  return table;
}

export const personOf = (owner: string, index = 0): Person => ({
  owner,
  name: owner,
  figure: figures[index] ?? figures[0],
});

/** The verdict on a command of somebody. */
export function verdictOn(
  table: TableState,
  owner: string,
  command: Extract<Command, { do: Logged }>,
  more: Partial<CommandContext> = {},
): Verdict {
  const owners = table.seats.flatMap((each) => each.owner ?? []);
  return decide(
    {
      table,
      owner,
      people: new Map(owners.map((each, index) => [each, personOf(each, index)])),
      now: 0,
      awaySince: () => undefined,
      holderOf: () => undefined,
      games,
      seed: () => seed,
      findMove: (_, input) => input as Move,
      machineMove: (seat) => botMove(means, table, { seat }),
      ...more,
    },
    command,
  );
}
