/**
 * The package `hideout`: the rules of the games, chance, views, records and replay. Nothing here needs Node, a browser or
 * another package. docs/library.md shows how to use it.
 */
export { games } from '../games/catalogue.ts';
export { cashNGuns } from '../games/cash-n-guns/rules/index.ts';
export { theBoss } from '../games/the-boss/rules/index.ts';
export { thieves } from '../games/thieves/rules/index.ts';

export type { CashEvent } from '../games/cash-n-guns/events.ts';
export type { CashMove } from '../games/cash-n-guns/moves.ts';
export type { CashOptions } from '../games/cash-n-guns/options.ts';
export type { CashView } from '../games/cash-n-guns/view.ts';
export type { TheBossEvent } from '../games/the-boss/events.ts';
export type { TheBossMove } from '../games/the-boss/moves.ts';
export type { TheBossOptions } from '../games/the-boss/options.ts';
export type { TheBossView } from '../games/the-boss/view.ts';
export type { ThievesEvent } from '../games/thieves/events.ts';
export type { ThievesMove } from '../games/thieves/moves.ts';
export type { ThievesOptions } from '../games/thieves/options.ts';
export type { ThievesView } from '../games/thieves/view.ts';

export type * from '../engine/game.ts';
export { includes, viewers, type Seat, type SeatSet, type Viewer } from '../engine/seats.ts';
export { viewOf } from '../engine/view.ts';
export { moveFinder, parseOptions, whyNot } from '../engine/legality.ts';
export {
  chanceInSeries,
  fastChance,
  fastSeed,
  random,
  secureChance,
  shuffle,
  type Chance,
  type FastChance,
  type ScriptedChance,
  type SecureChance,
} from '../engine/chance/index.ts';
export { headerOf, record, recording, type Header, type RecordLine } from '../engine/record.ts';
export { gameIn, replay, writeLines, type Difference } from '../engine/replay.ts';
export { heardBy, listen, unfold, type Choice, type Entry, type Step, type ToldEvent } from '../engine/unfold.ts';
