import { expect, test } from 'vitest';
import { nothing, put, show } from '../../testing/names.ts';
import { play } from '../../testing/play.ts';
import type { TheBossMove } from '../../moves.ts';
import { table } from '../../testing/table.ts';

/** Short names for the cards that two players hold; New York hides $2, Boston $3 and Detroit $3. */
const names: Readonly<Record<string, string>> = {
  n0: 'new-york-0',
  n1: 'new-york-1',
  n3: 'new-york-3',
  b4: 'boston-4',
  hospital: 'boston-hospital',
  prison: 'boston-prison',
  d1: 'detroit-1',
  d2: 'detroit-2',
  d4: 'detroit-4',
  revolver: 'detroit-revolver',
};
const cards = (row: string) => row.split(' ').map((name) => names[name] ?? name);

/** A whole round of two players who reveal these cards in these orders; the first may lead Chicago. */
function settleChicago({ round, mine, yours, leads }: { round: number; mine: string; yours: string; leads: boolean }) {
  const hands = [cards(mine), cards(yours)];
  const hidden = ['new-york-2', 'boston-3', 'detroit-3'];
  const placing: readonly TheBossMove[] = [put('new-york', 1), leads ? put('chicago', 1) : put('new-york', 1)];
  const moves = [0, 1, 2, 3, 4].flatMap((lap) => {
    const [first = [], second = []] = hands.map((hand) => [show(hand[lap] ?? '')]);
    const one = [placing[lap] ?? nothing, ...first];
    const other = [nothing, ...second];
    // The player who has placed nothing begins the last lap.
    return lap < 4 ? [...one, ...other] : [...other, ...one];
  });
  const { state, told } = play(table({ seats: 2, round, hands, hidden }), ...moves);
  return { told: told.find(({ kind }) => kind === 'chicago'), gains: state.past.at(-1)?.gains };
}

test.each([
  { what: 'an even sum is halved', mine: 'n1 n3 d1 d4 b4', yours: 'prison hospital revolver d2 n0', sum: 6, amount: 3 },
  {
    what: 'an odd sum is rounded down',
    mine: 'd1 n1 b4 n3 d4',
    yours: 'revolver d2 n0 hospital prison',
    sum: 7,
    amount: 3,
  },
  { what: 'sanctions count 0', mine: 'n1 d1 b4 d4 n3', yours: 'n0 hospital d2 prison revolver', sum: 3, amount: 1 },
])('[TB-5.4] $what: of $sum the leader gets $amount', ({ mine, yours, sum, amount }) => {
  const { told, gains } = settleChicago({ round: 3, mine, yours, leads: true });
  expect(told).toEqual({ kind: 'chicago', rule: 'TB-5.4', seat: 0, sum, amount });
  expect(gains).toEqual([2 + amount, 0]);
});

test.each([
  [1, 3],
  [2, 7],
  [3, 9],
])('[TB-5.4] in round %i only the cities to the left count: %i', (round, sum) => {
  const orders = { mine: 'd1 n1 d4 n3 b4', yours: 'hospital prison n0 revolver d2' };
  expect(settleChicago({ round, ...orders, leads: true }).told).toMatchObject({ sum });
});

test('[TB-5.4] without anybody in Chicago nobody gets anything', () => {
  const orders = { mine: 'd1 n1 b4 n3 d4', yours: 'revolver d2 n0 hospital prison' };
  const { told, gains } = settleChicago({ round: 3, ...orders, leads: false });
  expect(told).toEqual({ kind: 'chicago', rule: 'TB-5.4', seat: null, sum: 7, amount: 0 });
  expect(gains).toEqual([2, 0]);
});
