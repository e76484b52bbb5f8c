import { untrack } from 'svelte';

let waiting = new Set<() => void>();
let frame: number | undefined;

/** Work that can wait gets a frame of its own, so that no frame takes long. */
function awaitTurn(draw: () => void): void {
  // Adding it again keeps its place in the queue.
  waiting.add(draw);
  frame ??= requestAnimationFrame(next);
}

/** Work that is needed before all other work that waits. */
function jumpQueue(draw: () => void): void {
  waiting = new Set([draw, ...waiting]);
  frame ??= requestAnimationFrame(next);
}

function giveUpTurn(draw: () => void): void {
  waiting.delete(draw);
}

function next(): void {
  frame = undefined;
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  if (waiting.size > 0) frame = requestAnimationFrame(next);
  first();
}

/** Follows a record with a delay: where many parts of the table change at once, one of them is drawn in each frame. */
export const inTurn = <T extends object>(source: () => T): { readonly current: T } => followed(source, awaitTurn);

/** Follows a record one frame later: what a player has to see or use first, before everything that is drawn in turn. */
export const soon = <T extends object>(source: () => T): { readonly current: T } => followed(source, jumpQueue);

function followed<T extends object>(source: () => T, queue: (draw: () => void) => void): { readonly current: T } {
  let current = $state.raw(untrack(source));
  const draw = () => (current = source());
  $effect(() => {
    const newest = source();
    if (!untrack(() => isSame(current, newest))) queue(draw);
  });
  $effect(() => () => giveUpTurn(draw));
  return {
    get current() {
      return current;
    },
  };
}

/**
 * How much of a row is drawn: new entries are added one by one. If many are missing, the viewer was away, and they are
 * drawn together. The first entries are drawn immediately, or up to `first`.
 */
export function countInTurn(
  total: () => number,
  atOnce = Infinity,
  first = untrack(total),
): { readonly current: number } {
  let drawn = $state(first);
  const drawNext = () => (drawn = Math.min(drawn + 1, total()));
  $effect(() => {
    const missing = total() - drawn;
    if (missing < 0 || missing > atOnce) drawn = total();
    else if (missing > 0) awaitTurn(drawNext);
  });
  $effect(() => () => giveUpTurn(drawNext));
  return {
    get current() {
      return drawn;
    },
  };
}

const isSame = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((field) => one[field] === other[field]);
