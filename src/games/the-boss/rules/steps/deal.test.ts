import { expect, test } from 'vitest';
import { at } from '../../../../engine/at.ts';
import { chanceInSeries, random } from '../../../../engine/chance/index.ts';
import { viewers } from '../../../../engine/seats.ts';
import { viewOf } from '../../../../engine/view.ts';
import { cardsOf, cityOf } from '../../box.ts';
import { theBoss } from '../index.ts';
import type { State } from '../state.ts';
import { listen, settled } from '../../testing/play.ts';
import { handNames, table } from '../../testing/table.ts';

const standard = { cities: 'standard', firstPlayer: 'drawn' } as const;

test.each([2, 3, 4])('[TB-2.1] with %i players one card of its own lies under each city', (seats) => {
  const { hidden, cities } = theBoss.setup(seats, standard, chanceInSeries(4, seats));
  for (const city of cities) expect(cityOf[hidden[city] ?? -1]).toBe(city);
});

test('[TB-2.1] each card of a city is hidden as often as the others', () => {
  const times = Array<number>(27).fill(0);
  const deals = 6000;
  for (let index = 0; index < deals; index++) {
    const { hidden } = theBoss.setup(4, standard, chanceInSeries(4, index));
    for (const card of hidden) times[card] = (times[card] ?? 0) + 1;
  }
  times.forEach((count, card) => {
    const expected = deals / (cardsOf[cityOf[card] ?? -1]?.length ?? 0);
    expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});

test('[TB-2.1] the other cards go to the hands, each as often to one as to another', () => {
  const times = Array<number>(4 * 27).fill(0);
  const deals = 6000;
  for (let index = 0; index < deals; index++) {
    const { hands } = theBoss.setup(4, standard, chanceInSeries(5, index));
    hands.forEach((hand, seat) =>
      hand.forEach((card) => (times[seat * 27 + card] = (times[seat * 27 + card] ?? 0) + 1)),
    );
  }
  times.forEach((count, index) => {
    const inCity = cardsOf[cityOf[index % 27] ?? -1]?.length ?? 0;
    const expected = (deals * (1 - 1 / inCity)) / 4;
    expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});

test('[TB-2.1] nobody hears which card is hidden, and everyone hears only their own cards', () => {
  const { heard, tell } = listen(4);
  const state = theBoss.setup(4, standard, chanceInSeries(4, 0), tell);
  for (const viewer of viewers(4)) {
    expect(heard(viewer).filter(({ kind }) => kind === 'hidden')).toHaveLength(7);
    expect(heard(viewer)).toContainEqual({ kind: 'hidden', rule: 'TB-2.1', city: 'boston' });
    const dealt = heard(viewer).filter(({ kind, cards }) => kind === 'dealt' && cards !== undefined);
    expect(dealt.map(({ seat, cards }) => [seat, cards])).toEqual(
      viewer === 'spectator' ? [] : [[viewer, handNames(state, viewer)]],
    );
  }
});

test('[TB-2.2] everyone hears and sees to which cities the cards in every hand belong', () => {
  const { heard, tell } = listen(4);
  const state = theBoss.setup(4, standard, chanceInSeries(4, 0), tell);
  const backs = state.hands.map((hand) => hand.map((card) => cityOf[card]));
  for (const viewer of viewers(4)) {
    const dealt = heard(viewer).filter(({ kind }) => kind === 'dealt');
    const names = backs.map((cities) => cities.map((city) => theBoss.codes['city']?.[city ?? -1]));
    expect(dealt.map(({ cities }) => cities)).toEqual(names);
    expect(viewOf(theBoss, state, viewer).players.map(({ hand }) => hand.cities)).toEqual(backs);
  }
});

test('[TB-2.2] the order of a hand tells nothing: it is that of the box', () => {
  for (let index = 0; index < 20; index++) {
    const { hands } = theBoss.setup(4, standard, chanceInSeries(4, index));
    for (const hand of hands) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
  }
});

test.each([2, 3, 4])('[TB-2.6] with %i players all cards in play are dealt anew, won ones included', (seats) => {
  const { state } = settled(table({ seats }));
  const dealt = [...state.hidden.filter((card) => card >= 0), ...state.hands.flat()];
  expect(dealt.toSorted((a, b) => a - b)).toEqual(state.cities.flatMap((city) => cardsOf[city] ?? []));
  expect([state.moves, new Set(state.lastRevealed)]).toEqual([[], new Set([-1])]);
});

test.each([
  [2, 13],
  [3, 20],
  [4, 27],
])('[TB-2.6] %i players have %i cards in every round, whatever is played', (seats, cards) => {
  for (let index = 0; index < 20; index++) {
    const rounds = new Map<number, number>();
    randomGame(seats, index, ({ round, hidden, hands }) => {
      if (!rounds.has(round)) rounds.set(round, hidden.filter((card) => card >= 0).length + hands.flat().length);
    });
    expect(rounds.size).toBeGreaterThanOrEqual(3);
    expect(new Set(rounds.values())).toEqual(new Set([cards]));
  }
});

function randomGame(seats: number, index: number, look: (state: State) => void): void {
  const [state, dice] = [theBoss.setup(seats, standard, chanceInSeries(6, index)), chanceInSeries(7, index)];
  while (!state.over) {
    look(state);
    const moves = theBoss.legalMoves(state, state.active);
    theBoss.play(state, state.active, at(moves, random(dice, moves.length)));
  }
}
