import { click, type Bullet } from '../../box.ts';
import type { CashView } from '../../view.ts';
import type { Mood } from '../../../../web/kit/figures/moods.ts';
import type { Aim } from '../../../../web/kit/aiming.ts';
import { stateOf } from './standing.ts';

/** Who aims at whom, and every figure's mood. Nothing here depends on a bullet before it is shown. */
export interface HoldUp {
  readonly aims: readonly Aim[];
  /** Seats whose aim leads to nothing: the target is down, or it was a Click. */
  readonly idle: readonly number[];
  /** How many guns visibly point at each seat. */
  readonly guns: readonly number[];
  /** The player with the most guns pointed at them, if there is exactly one. */
  readonly threatened: number | null;
}

/** What is on the screen now in addition to the view. */
export interface Shown {
  readonly shots: Readonly<Record<number, Bullet>>;
  readonly hit: readonly number[];
}

/** `pointing`: at whom the viewer would aim, shown only to them. */
export function holdUpOf(view: CashView, { shots }: Pick<Shown, 'shots'>, pointing?: Aim): HoldUp {
  const seats = [...Array(view.seats).keys()];
  const seen = seats.flatMap((from): Aim[] => {
    const { aim } = stateOf(view, from);
    return aim === null || from === pointing?.from ? [] : [{ from, to: aim }];
  });
  const aims = pointing ? [...seen, pointing] : seen;
  const guns = seats.map((seat) => seen.filter(({ from, to }) => to === seat && isShown(view, from)).length);
  const most = Math.max(...guns);
  const [threatened = null, second] = seats.filter((seat) => most > 1 && guns[seat] === most);
  return {
    aims,
    guns,
    idle: aims
      .filter(({ from, to }) => !view.now.standing.includes(to) || shots[from] === click)
      .map(({ from }) => from),
    threatened: second === undefined ? threatened : null,
  };
}

const isShown = ({ now }: CashView, seat: number): boolean => now.aimsShown.includes(seat);

export function moodOf(view: CashView, seat: number, { aims, guns }: HoldUp, hit: Shown['hit']): Mood {
  const { pose } = stateOf(view, seat);
  if (pose === 'lying') return 'ducked';
  if (pose === 'down' || hit.includes(seat)) return 'hit';
  const inFace = guns[seat] ?? 0;
  const isAiming = aims.some(({ from }) => from === seat);
  if (inFace > 1 || (inFace > 0 && !isAiming)) return 'danger';
  return isAiming ? 'angry' : 'calm';
}
