/** The row with one entry changed. */
export const replaced = <T>(row: readonly T[], at: number, then: (one: T) => T): readonly T[] =>
  row.map((each, index) => (index === at ? then(each) : each));
