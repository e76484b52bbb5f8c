/**
 * The element at this index. Throws a RangeError if there is none, so that a wrong index cannot pass unnoticed.
 *
 * V8 cannot specialise one function for lists of every kind, so the hottest loops read the list in place and say so.
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  return element === undefined ? missing(list, index) : element;
}

/** Adds to the number at this index. */
export function addAt(list: number[], index: number, amount: number): void {
  list[index] = at(list, index) + amount;
}

/** Separate, so that `at` stays small enough for V8 to inline it. */
function missing(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`There is nothing at index ${index} of a list of ${list.length}.`);
}
