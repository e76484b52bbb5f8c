import type { Seat } from '../../../../engine/seats.ts';
import type { RoundSeen } from './rounds.ts';
import type { Sight } from './sight.ts';

/** The probability that a player stays on their feet, without a gun on them and with at least one. [CG-2.10] */
export interface Nerve {
  readonly inPeace: number;
  readonly atGunpoint: number;
}

/** The prior about an unknown player, as observations in this many rounds. */
const peaceful = { stood: 1.9, rounds: 2 };
const threatened = { stood: 1.3, rounds: 2 };

/** A player on their last life lies down more readily. */
const lastLife = 0.75;

/** Estimates from earlier rounds how brave somebody is. */
export function nerveOf({ past }: Sight, seat: Seat, lives: number): Nerve {
  const { inPeace, stood, rounds } = experienceWith(past, seat);
  return { inPeace, atGunpoint: ((lives === 1 ? lastLife : 1) * stood) / rounds };
}

interface Experience {
  readonly inPeace: number;
  /** At gunpoint. */
  readonly stood: number;
  readonly rounds: number;
}

/** This is the same for all viewers, and kept with the last of these rounds. */
function experienceWith(past: readonly RoundSeen[], seat: Seat): Experience {
  const last = past.at(-1);
  if (!last) return unknown;
  let known = experiences.get(last);
  if (!known) experiences.set(last, (known = []));
  return (known[seat] ??= experienceIn(past, seat));
}
const unknown: Experience = { inPeace: peaceful.stood / peaceful.rounds, ...threatened };
const experiences = new WeakMap<RoundSeen, Experience[]>();

function experienceIn(past: readonly RoundSeen[], seat: Seat): Experience {
  let [stoodInPeace, peacefulRounds] = [peaceful.stood, peaceful.rounds];
  let [stoodAtGunpoint, threatenedRounds] = [threatened.stood, threatened.rounds];
  for (const round of past) {
    const stood = round.lying & (1 << seat) ? 0 : 1;
    if (round.threatened & (1 << seat)) {
      stoodAtGunpoint += stood;
      threatenedRounds += 1;
    } else {
      stoodInPeace += stood;
      peacefulRounds += 1;
    }
  }
  return { inPeace: stoodInPeace / peacefulRounds, stood: stoodAtGunpoint, rounds: threatenedRounds };
}
