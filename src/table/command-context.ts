import type { Game, Move, Refusal } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Problem, ProblemValues } from '../protocol/messages.ts';
import type { Person } from './person.ts';
import type { Body } from './entries.ts';
import type { TableState } from './state.ts';

/** The outcome of a command: an entry for the log, or a reason why not. */
export type Verdict =
  | { readonly body: Body; readonly person?: Person }
  | { readonly problem: Problem; readonly values?: ProblemValues }
  | { readonly refusal: Refusal };

/** Who sent a command, and what a decision may depend on in addition to the table. */
export interface CommandContext {
  readonly table: TableState;
  readonly owner: string;
  readonly people: ReadonlyMap<string, Person>;
  readonly now: number;
  /** Since when somebody has been away; undefined if they have the table open. */
  readonly awaySince: (owner: string) => number | undefined;
  /** The owner of a ticket, if it is still valid. */
  readonly holderOf: (ticket: string) => string | undefined;
  readonly games: Readonly<Record<string, Game>>;
  readonly seed: () => string;
  /** The move of a bot at this seat. */
  readonly machineMove: (seat: Seat) => Move | undefined;
  /** The move of the game that was meant; undefined if there is no such move. */
  readonly findMove: (table: TableState, input: unknown) => Move | undefined;
}
