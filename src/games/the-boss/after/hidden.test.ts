import { expect, test } from 'vitest';
import { cardsOf } from '../box.ts';
import { filmOf, recordCalled, recordsOf } from '../../../replay/testing/archive.ts';
import type { CityTable } from './table.ts';

const tableOf = (text: string) => {
  const hidden = filmOf(text).hidden();
  if (hidden?.game !== 'the-boss') throw new Error('It is no table of cities.');
  return hidden as CityTable;
};

test.each(recordsOf('the-boss').map((text) => [text.length, text] as const))(
  'what was taken is what the record says: a game of %i bytes',
  (_, text) => {
    const { cities, rounds } = tableOf(text);
    const took = text
      .split('\n')
      .flatMap(
        (line) => /"kind":"took".*"city":(\d+),"card":(\d+),"seat":(\d+|null)/.exec(line)?.slice(1).join() ?? [],
      );
    expect(rounds.flat().map(({ city, card, taker }) => `${city},${card},${taker}`)).toEqual(took);
    for (const round of rounds) expect(round.map(({ city }) => city)).toEqual(cities);
  },
);

test('a player with all other cards of a city knows its hidden one from the deal on', () => {
  const { rounds } = tableOf(recordCalled('the-boss', '3-seats.jsonl'));
  const [, second = []] = rounds;
  expect(second[4]?.knew[0]).toMatchObject({ seat: 2, lap: 0 });
});

test('everybody knows it once all other cards of the city have been revealed, and nobody before they could', () => {
  const text = recordCalled('the-boss', '3-seats.jsonl');
  const lines = text
    .trim()
    .split('\n')
    .slice(1)
    .map(
      (line) =>
        JSON.parse(line) as {
          seat?: number;
          move?: { card?: number };
          event?: { kind: string; seat: number; cards?: number[] };
        },
    );
  const [first = []] = tableOf(text).rounds;
  const hands = lines.flatMap(({ event }) => (event?.kind === 'dealt' ? [event.cards ?? []] : [])).slice(0, 3);
  for (const { city, card, knew } of first) {
    for (const { seat, step } of knew) {
      const revealed = lines
        .filter(({ move }) => move)
        .slice(0, step)
        .flatMap(({ move }) => move?.card ?? []);
      const others = cardsOf[city]?.filter((other) => other !== card) ?? [];
      const unseen = (cards: readonly number[]) =>
        others.filter((other) => !hands[seat]?.includes(other) && !cards.includes(other));
      expect(unseen(revealed)).toEqual([]);
      if (step > 0) expect(unseen(revealed.slice(0, -1)).length).toBeGreaterThan(0);
    }
  }
});
