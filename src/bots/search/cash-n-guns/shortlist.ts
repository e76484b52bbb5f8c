import type { CashMove } from '../../../games/cash-n-guns/moves.ts';
import type { CashView } from '../../../games/cash-n-guns/view.ts';
import { weigh } from '../../regular/cash-n-guns/answers/index.ts';
import { hitsOn } from '../../regular/cash-n-guns/danger.ts';
import { natureOf } from '../../regular/cash-n-guns/holdings.ts';
import { read, type Reading } from '../../regular/cash-n-guns/reading.ts';
import { sightOf } from '../../regular/cash-n-guns/sight.ts';
import { tuning } from '../../regular/cash-n-guns/tuning.ts';

const nature = natureOf(tuning);
/** Neither bold nor timid. */
const mood = 0.5;

/** The moves that a regular would think of first; one alone, where there is nothing to think about. */
export function shortlist(view: CashView, moves: readonly CashMove[], most: number): readonly CashMove[] {
  const reading = read(sightOf(view), nature, mood);
  const ranked = moves
    .map((move) => ({ move, worth: weigh(reading, move) }))
    .sort((one, other) => other.worth - one.worth);
  const best = ranked[0]?.worth ?? 0;
  const few = isPlain(view, reading) ? 1 : most;
  return ranked
    .filter(({ move, worth }) => isWorthAThought(move, worth, best))
    .slice(0, few)
    .map(({ move }) => move);
}

/** What others choose at the same time, and what lies on the table, is worth a thought; the rest a regular knows. */
function isPlain({ question }: CashView, reading: Reading): boolean {
  if (question === 'courage') return isPlainCourage(reading);
  return question !== 'load' && question !== 'aim' && question !== 'share';
}

/** Nobody lies down for nothing, and nobody stands before two guns on the last life. [CG-2.13, CG-2.15] */
function isPlainCourage(reading: Reading): boolean {
  const { me, lives, roundsLeft } = reading;
  const hits = hitsOn(reading, me, me);
  const isSafe = (hits[0] ?? 0) > almostSure;
  const isDeadly = lives[me] === 1 && hits.length > 2;
  return isSafe || isDeadly || roundsLeft === 0;
}
const almostSure = 0.99;

/** A share that is worth much less than the best is not; nor is a target that is out of the round. [CG-2.5] */
function isWorthAThought({ kind }: CashMove, worth: number, best: number): boolean {
  if (kind === 'take' || kind === 'take-two') return worth >= leastPart * best;
  return kind !== 'aim' || worth > outOfTheRound || best === outOfTheRound;
}
const leastPart = 0.75;
const outOfTheRound = -1;
