import { at } from '../../../engine/at.ts';
import type { Result, ScoreLine } from '../../../engine/game.ts';
import type { Seat, SeatSet } from '../../../engine/seats.ts';
import { bills, collectionValue, diamondBonus, diamonds, painting, typeCalled, typeOf, valueOf } from '../box.ts';
import { lootOf } from './loot.ts';
import { countedPaintings, ruleOfPower } from './normal-rules.ts';
import { isIn, seatsIn, setOf } from './seating.ts';
import { none, type State } from './state.ts';

/** Amounts are in thousands of dollars; only the living score. [CG-4.2] */
export function result(state: State): Result | undefined {
  if (state.over === 'no') return undefined;
  const scores: number[] = [];
  const bonus = mostDiamonds(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const lives = isIn(state.living, seat);
    scores.push(lives ? fortune(state, seat) + (seat === bonus ? diamondBonus : 0) : 0);
  }
  return { winners: seatsIn(winners(state, scores)), scores };
}

/**
 * The richest living player; among equals the one with most wounds; still equal, they share. A sole survivor wins alone,
 * and if nobody lives, nobody wins. [CG-4.3, CG-4.4, CG-4.5]
 */
function winners(state: State, scores: readonly number[]): SeatSet {
  return best(best(state.living, scores), woundsThatCount(state));
}

/** Held at the end, or under the Polish rulebook suffered in the whole game. [CG-4.4] */
const woundsThatCount = (state: State): readonly number[] =>
  state.options.rulebook === 'polish' ? state.suffered : state.wounds;

function best(among: SeatSet, amounts: readonly number[]): SeatSet {
  let most = -1;
  let set = 0;
  for (const seat of seatsIn(among)) {
    const amount = at(amounts, seat);
    if (amount > most) set = 0;
    if (amount >= most) set |= 1 << seat;
    most = Math.max(most, amount);
  }
  return set;
}

/** Bills, diamonds and the collection of paintings. [CG-3.1, CG-3.2] */
function fortune(state: State, seat: Seat): number {
  let value = 0;
  let paintings = 0;
  for (const share of lootOf(state, seat)) {
    value += at(valueOf, share);
    if (share === painting) paintings += 1;
  }
  return value + collection(countedPaintings(state, seat, paintings));
}

/** An eleventh painting adds nothing. [CG-3.2] */
const collection = (paintings: number): number => at(collectionValue, Math.min(paintings, collectionValue.length - 1));

/** The player who alone has the most diamonds, at least one, whatever they are worth. [CG-4.2] */
function mostDiamonds(state: State): Seat {
  let most = 0;
  let owner = none;
  for (const seat of seatsIn(state.living)) {
    let count = 0;
    for (const share of lootOf(state, seat)) if (typeOf[share] === diamond) count += 1;
    if (count > most) owner = seat;
    else if (count === most) owner = none;
    most = Math.max(most, count);
  }
  return owner;
}
const diamond = typeCalled('diamond');

type CountLine = ScoreLine<'bills' | 'diamonds' | 'most-diamonds' | 'paintings' | 'last-survivor' | 'tie-break'>;

/** The count line by line, and what decided between equals. */
export function score(state: State): readonly CountLine[] {
  const bonus = mostDiamonds(state);
  const lines = seatsIn(state.living).flatMap((seat) => [
    ...valuables(state, seat),
    ...(seat === bonus ? [line(seat, { rule: 'CG-4.2', kind: 'most-diamonds', amount: diamondBonus })] : []),
    ...paintings(state, seat),
  ]);
  return [...lines, ...decisive(state)];
}

type Reason = Pick<CountLine, 'rule' | 'kind' | 'amount'> & { readonly values?: CountLine['values'] };
const line = (seat: Seat, { rule, kind, amount, values = {} }: Reason): CountLine => ({
  rule,
  kind,
  seat,
  amount,
  values,
});

const countOf = (state: State, seat: Seat, share: number) =>
  lootOf(state, seat).filter((each) => each === share).length;

/** One line for each kind of bill and of diamond. */
function valuables(state: State, seat: Seat): readonly CountLine[] {
  return [...bills, ...diamonds].flatMap((share) => {
    const count = countOf(state, seat, share);
    const each = at(valueOf, share);
    const kind = typeOf[share] === diamond ? 'diamonds' : 'bills';
    const values = { share, count, each };
    return count === 0 ? [] : [line(seat, { rule: 'CG-3.1', kind, amount: count * each, values })];
  });
}

function paintings(state: State, seat: Seat): readonly CountLine[] {
  const taken = countOf(state, seat, painting);
  const count = countedPaintings(state, seat, taken);
  const rule = count > taken ? ruleOfPower(state, seat) : 'CG-3.2';
  const values = { count };
  return count === 0 ? [] : [line(seat, { rule, kind: 'paintings', amount: collection(count), values })];
}

/** Why somebody won who was not simply richer: the last survivor, or wounds. [CG-2.17, CG-4.4] */
function decisive(state: State): readonly CountLine[] {
  const { winners: winning = [], scores = [] } = result(state) ?? {};
  if (state.over === 'decided') {
    return winning.map((seat) => line(seat, { rule: 'CG-2.17', kind: 'last-survivor', amount: 0 }));
  }
  const richest = seatsIn(best(state.living, scores));
  if (richest.length < 2) return [];
  return richest.map((seat) => {
    const values = { wounds: woundsThatCount(state)[seat] ?? 0, wins: isIn(setOf(winning), seat) };
    return line(seat, { rule: 'CG-4.4', kind: 'tie-break', amount: 0, values });
  });
}
