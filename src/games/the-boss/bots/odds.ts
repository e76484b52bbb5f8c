import { at } from '../../../engine/at.ts';
import type { City } from '../box.ts';
import { guess } from '../rules/guess.ts';
import type { State } from '../rules/state.ts';
import { isLastRound } from '../rules/steps/police.ts';
import { unseenIn, type TheBossView } from '../view.ts';
import type { Fact } from '../../../bots/facts.ts';
import type { OddsSource } from '../../../bots/odds.ts';
import { shareOf } from '../../../bots/sampling.ts';

export const odds: OddsSource = { guess, facts };

/** What lies hidden in each city, and whether the next police card makes this round the last. */
function facts(view: TheBossView, worlds: readonly State[]): readonly Fact[] {
  if (view.over) return [];
  const cities = view.cities.map((city) => cityIn(view, worlds, city));
  return [...cities, ...policeIn(view, worlds)];
}

const cityIn = (view: TheBossView, worlds: readonly State[], city: City): Fact => ({
  kind: 'city',
  city,
  leader: view.leaders[city] ?? null,
  cards: unseenIn(view, city).map((card) => ({
    card,
    chance: shareOf(worlds, (world) => at(world.hidden, city) === card),
  })),
});

/** Undefined after the police card of this round was shown, or if no card can end the game yet. [TB-2.4] */
function policeIn({ police, round }: TheBossView, worlds: readonly State[]): readonly Fact[] {
  if (police.shown.length >= round) return [];
  const chance = shareOf(worlds, (world) => isLastRound({ ...world, shown: world.shown + 1 }));
  return chance === 0 ? [] : [{ kind: 'last-round', chance }];
}
