import { aimOf, type CashView } from '../../view.ts';

/** Whether a figure stands, lies or is gone, and what is visible of its choices. */
export interface Standing {
  readonly pose: 'standing' | 'lying' | 'down' | 'late' | 'dead';
  readonly isLate: boolean;
  /** At whom it aims, if the viewer knows. */
  readonly aim: number | null;
  /** Has answered, while others have not. */
  readonly hasChosen: boolean;
}

export function stateOf(view: CashView, seat: number): Standing {
  const { living, now, owed, asked, step } = view;
  const pose = poseOf({ living, now }, seat);
  const at = aimOf(view, seat) ?? -1;
  return {
    pose,
    isLate: now.late.includes(seat),
    aim: at >= 0 && pose === 'standing' && step !== 'sharing' ? at : null,
    hasChosen: asked.length > 1 && asked.includes(seat) && !owed.includes(seat),
  };
}

/** Somebody who does not stand during a round lies down by choice, was shot, or was too slow. */
function poseOf({ living, now }: Pick<CashView, 'living' | 'now'>, seat: number): Standing['pose'] {
  if (!living.includes(seat)) return 'dead';
  if (now.standing.includes(seat)) return 'standing';
  if (now.lying.includes(seat)) return 'lying';
  return now.late.includes(seat) ? 'late' : 'down';
}
