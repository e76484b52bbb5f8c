/** The share of these worlds that fulfil a condition, from 0 to 1. */
export const shareOf = <State>(worlds: readonly State[], isSo: (world: State) => boolean): number =>
  meanOf(worlds, (world) => (isSo(world) ? 1 : 0));

/** The average count in these worlds. */
export const meanOf = <State>(worlds: readonly State[], count: (world: State) => number): number =>
  worlds.reduce((sum, world) => sum + count(world), 0) / worlds.length;
