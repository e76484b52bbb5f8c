import { chicago, home, moneyOn, type City } from '../../box.ts';
import type { TheBossView } from '../../view.ts';

/* What can be read off the board. Nothing here decides what is allowed. */

/** The number of a player's gangsters in one place. */
export interface Gang {
  readonly seat: number;
  readonly pros: number;
  readonly amateurs: number;
  readonly count: number;
}

export function gangAt({ players }: TheBossView, seat: number, place: City): Gang {
  const pros = players[seat]?.pros[place] ?? 0;
  const amateurs = players[seat]?.amateurs[place] ?? 0;
  return { seat, pros, amateurs, count: pros + amateurs };
}

export const gangAtHome = (view: TheBossView, seat: number): Gang => gangAt(view, seat, home);

/** Everybody's gangs in a city, without those who have nobody there. */
export const gangsIn = (view: TheBossView, city: City): readonly Gang[] =>
  view.players.map((_, seat) => gangAt(view, seat, city)).filter(({ count }) => count > 0);

/** The largest gang of another player in a city, if anybody is there. */
export const rivalIn = (view: TheBossView, city: City, seat: number): Gang | undefined =>
  gangsIn(view, city)
    .filter((gang) => gang.seat !== seat)
    .sort((a, b) => b.count - a.count)[0];

/** The row: the cities by number, with Chicago among them. [TB-1.1, TB-2.5] */
export const rowOf = ({ cities, left }: TheBossView): readonly City[] => [
  ...cities.slice(0, left),
  chicago,
  ...cities.slice(left),
];

/** Whether a city lies to the left of Chicago. */
export const isBeforeChicago = ({ cities, left }: TheBossView, city: City): boolean =>
  cities.slice(0, left).includes(city);

/** The sum of the top face-up cards to the left of Chicago. [TB-5.4] */
export const openBeforeChicago = ({ cities, left, revealed }: TheBossView): number =>
  cities.slice(0, left).reduce((sum, city) => sum + (moneyOn[revealed[city]?.at(-1) ?? -1] ?? 0), 0);

/**
 * The city that is being settled: something happens there, and its hidden card has been revealed. Chicago comes last.
 */
export function settledIn({ hidden, cities, over }: TheBossView, spot: City | null): City | null {
  if (spot === null || over) return null;
  const isOpen = (city: City) => (hidden[city] ?? null) !== null;
  return (spot === chicago ? cities.every(isOpen) : isOpen(spot)) ? spot : null;
}
