import { at } from '../../../engine/at.ts';
import { random, shuffle, type Chance } from '../../../engine/chance/index.ts';
import type { Tell } from '../../../engine/game.ts';
import { nobody, type Seat } from '../../../engine/seats.ts';
import { allShares, copies, powerNames, type Share } from '../box.ts';
import type { CashEvent } from '../events.ts';
import { freshTable } from './fresh.ts';
import type { CashOptions } from '../options.ts';
import { none, type State } from './state.ts';
import { proceed } from './steps/index.ts';

const box: readonly Share[] = allShares.flatMap((share) => Array<Share>(copies[share] ?? 0).fill(share));

export function setup(seats: number, options: CashOptions, chance: Chance, tell?: Tell<CashEvent>): State {
  const piles = box.slice();
  shuffle(chance, piles);
  tell?.({ kind: 'shuffled', rule: 'CG-1.1', order: piles.slice() }, nobody, { kind: 'shuffled', rule: 'CG-1.1' });
  const godfather = firstGodfather(seats, options, chance, tell);
  const powers = dealPowers(seats, options, chance, tell);
  const state = freshTable(seats, options, chance, { piles, powers, godfather });
  proceed(state, tell);
  return state;
}

/** The seat that the host named, or one that is drawn. [CG-1.2] */
function firstGodfather(seats: number, options: CashOptions, chance: Chance, tell?: Tell<CashEvent>): Seat {
  if (options.firstGodfather !== 'drawn') {
    tell?.({ kind: 'godfather', rule: 'CG-1.2', seat: options.firstGodfather });
    return options.firstGodfather;
  }
  const drawn = random(chance, seats);
  tell?.({ kind: 'godfather', rule: 'CG-1.2', seat: drawn, drawn });
  return drawn;
}

/** A power each, face up, all different. [CG-1.3] */
function dealPowers(seats: number, options: CashOptions, chance: Chance, tell?: Tell<CashEvent>): number[] {
  const dealt: number[] = [];
  const left = options.powers ? allPowers.slice() : [];
  for (let seat = 0; seat < seats; seat++) {
    if (!options.powers) {
      dealt.push(none);
      continue;
    }
    const drawn = random(chance, left.length);
    const power = at(left, drawn);
    left.splice(drawn, 1);
    dealt.push(power);
    tell?.({ kind: 'power', rule: 'CG-1.3', seat, power, drawn });
  }
  return dealt;
}

const allPowers: readonly number[] = powerNames.map((_, power) => power);
