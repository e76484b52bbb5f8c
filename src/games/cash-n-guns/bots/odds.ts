import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import { bang } from '../box.ts';
import { guess } from '../rules/guess/index.ts';
import { handSize, held } from '../rules/bullets.ts';
import { deadlyWounds, woundsBy } from '../rules/normal-rules.ts';
import type { State } from '../rules/state.ts';
import type { CashView } from '../view.ts';
import type { Fact } from '../../../bots/facts.ts';
import type { OddsSource } from '../../../bots/odds.ts';
import { meanOf, shareOf } from '../../../bots/sampling.ts';

export const odds: OddsSource = { guess, facts };

/**
 * Before bullets are chosen, the odds are about hands; then about loaded guns; and after everybody has aimed, about the
 * guns on the viewer. While the loot is shared, everything that counts is face up.
 */
function facts(view: CashView, worlds: readonly State[]): readonly Fact[] {
  const { now, viewer } = view;
  if (viewer === 'spectator' || view.over !== 'no') return [];
  const rivals = view.living.filter((seat) => seat !== viewer);
  if (now.loaded.length === 0) return rivals.flatMap((seat) => handOf(view, worlds, seat));
  const armed = rivals.filter((seat) => now.loaded.includes(seat) && !now.discarded.includes(seat));
  if (now.aimsShown.length === 0) {
    return armed.map((seat) => ({ kind: 'loaded', seat, chance: shareOf(worlds, isLoaded(seat)) }));
  }
  const shooters = armed.filter((seat) => now.aims[seat] === viewer);
  return shooters.length === 0 ? [] : gunsAt(viewer, shooters, worlds);
}

const isLoaded = (seat: Seat) => (world: State) => at(world.now.bullets, seat) === bang;

function handOf({ handSizes }: CashView, worlds: readonly State[], seat: Seat): readonly Fact[] {
  const cards = handSizes[seat] ?? 0;
  if (cards === 0) return [];
  const chance = meanOf(worlds, (world) => held(world, seat, bang) / handSize(world, seat));
  return [{ kind: 'bangs', seat, cards, chance }];
}

function gunsAt(me: Seat, shooters: readonly Seat[], worlds: readonly State[]): readonly Fact[] {
  const hits = (world: State) => shooters.filter((seat) => isLoaded(seat)(world)).length;
  const deadly = shareOf(worlds, (world) => isDeadly(world, me, hits(world)));
  return [
    { kind: 'guns', guns: shooters.length, chance: shareOf(worlds, (world) => hits(world) > 0) },
    ...(deadly > 0 ? [{ kind: 'deadly', chance: deadly } as const] : []),
    ...(shooters.length > 1 ? shooters : []).map((seat): Fact => ({
      kind: 'gun',
      seat,
      chance: shareOf(worlds, isLoaded(seat)),
    })),
  ];
}

/** [CG-2.14, CG-2.15] */
const isDeadly = (world: State, seat: Seat, hits: number): boolean =>
  at(world.wounds, seat) + woundsBy(world, seat, hits) >= deadlyWounds(world, seat);
