import { at } from '../../engine/at.ts';
import type { Game } from '../../engine/game.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Probe } from './probe.ts';
import { probeOf } from '../../games/lab.ts';
import { gameOf, tablesOf, type Study, type Table } from './study.ts';
import { addTally, type Tally } from './tally.ts';

/** A table of a study and what was found there. */
export interface Found {
  readonly table: Table;
  readonly tally: Tally;
}

/** A finished study, ready for the report. */
export interface Results {
  readonly study: Study;
  readonly game: Game;
  readonly probe: Probe;
  /** One for each number of seats. */
  readonly usual: readonly Found[];
  readonly compared: readonly Found[];
}

export function resultsOf({ study, tallies }: Checkpoint): Results {
  const game = gameOf(study);
  const { usual, compared } = tablesOf(study);
  const found = (table: Table, place: number): Found => ({ table, tally: at(tallies, place) });
  return {
    study,
    game,
    probe: probeOf(game),
    usual: usual.map(found),
    compared: compared.map((table, place) => found(table, usual.length + place)),
  };
}

/** The usual table of the same size. */
export const usualLike = ({ usual }: Results, { seats }: Table): Tally =>
  at(
    usual,
    usual.findIndex((each) => each.table.seats === seats),
  ).tally;

/** All games of a study together, where players and options do not matter. */
export function allTogether({ usual, compared }: Results): Tally {
  const [first, ...more] = [...usual, ...compared].map(({ tally }) => tally);
  if (!first) throw new Error('A study has at least one table.');
  return more.reduce((sum, tally) => addTally(sum, tally), first);
}

/** The changed option, as `name=value`. */
export const changeName = ({ change }: Table): string =>
  Object.entries(change ?? {})
    .map(([name, value]) => `${name}=${String(value)}`)
    .join();
