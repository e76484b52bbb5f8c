import { at } from '../../../../engine/at.ts';
import { random, type Chance } from '../../../../engine/chance/index.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { asks } from '../../rules/asking.ts';
import { bang } from '../../box.ts';
import type { CashMove } from '../../moves.ts';
import { seatsIn } from '../../rules/seating.ts';
import type { State } from '../../rules/state.ts';
import { regular } from '../regular/index.ts';

/** In a hundred. */
const loadsBang = 45;
const standsAtGunpoint = 55;

/**
 * A regular whose bullet and courage nobody can read: the dice choose both, as a good player would seem to. Against
 * readable opponents alone, a search learns to count on what they do.
 */
export const pokerFace = {
  chooseIn(state: State, seat: Seat, moves: readonly CashMove[], chance: Chance): CashMove {
    if (state.question === asks.load)
      return drawn(moves, (move) => 'bullet' in move && move.bullet === bang, loadsBang, chance);
    if (state.question === asks.courage && isAtGunpoint(state, seat)) {
      return drawn(moves, ({ kind }) => kind === 'stand', standsAtGunpoint, chance);
    }
    return regular.chooseIn(state, seat, moves, chance);
  },
};

const isAtGunpoint = ({ living, now }: State, seat: Seat): boolean =>
  seatsIn(living).some((other) => now.aims[other] === seat);

/** The first move of this kind with this probability, in a hundred; otherwise the first of another kind. */
function drawn(
  moves: readonly CashMove[],
  isKind: (move: CashMove) => boolean,
  probability: number,
  chance: Chance,
): CashMove {
  const wanted = random(chance, 100) < probability;
  return moves.find((move) => isKind(move) === wanted) ?? at(moves, 0);
}
