import { bang, click, type Bullet } from '../../box.ts';
import type { CashView } from '../../view.ts';
import type { SeatInView } from '../../../../protocol/scene.ts';
import { say } from '../../../../words/index.ts';
import type { Aside, Shot, Someone } from '../../../../web/kit/shot-panel.ts';
import { noiseOf } from './names.ts';

/** Who is hit at this moment, and by whom. */
export interface Hit {
  readonly at: number;
  readonly by: readonly number[];
}

/** One entry for each victim, in the order of the seats. */
export function hitsOf(
  shots: readonly { readonly seat: number; readonly at: number; readonly bullet: Bullet }[],
): Hit[] {
  const bangs = shots.filter(({ bullet }) => bullet === bang);
  const victims = [...new Set(bangs.map(({ at }) => at))].toSorted((a, b) => a - b);
  return victims.map((at) => ({ at, by: bangs.filter((shot) => shot.at === at).map(({ seat }) => seat) }));
}

/** The picture of a shot. `shown` is what has been fired so far; nothing reveals the guns to come. */
export function shotOf(
  view: CashView,
  seats: readonly SeatInView[],
  { at, by }: Hit,
  shown: Readonly<Record<number, Bullet>>,
): Shot {
  const someone = (seat: number): Someone => ({
    seat,
    name: seats[seat]?.name ?? '',
    figure: seats[seat]?.figure ?? 'fedora',
    isBot: seats[seat]?.kind === 'bot' || seats[seat]?.standIn === true,
  });
  const rest = view.living.filter((seat) => seat !== at && !by.includes(seat));
  const isDown = (seat: number) => view.now.lying.includes(seat);
  // A bullet that was discarded face down stays unseen. [CG-2.12]
  const isLaidAway = (seat: number) => view.now.discarded.includes(seat) && !view.now.shown.includes(seat);
  const isUnseen = (seat: number) => !isDown(seat) && shown[seat] === undefined && isLaidAway(seat);
  const aside = (word: string, isIt: (seat: number) => boolean): Aside => ({
    word,
    people: rest.filter(isIt).map(someone),
  });
  const others = [
    aside(noiseOf(bang), (seat) => shown[seat] === bang),
    aside(noiseOf(click), (seat) => shown[seat] === click),
    aside(say('cash-n-guns.shot.unseen'), isUnseen),
    { ...aside(say('cash-n-guns.shot.ducked'), isDown), areDown: true },
  ];
  return {
    victim: { ...someone(at), wounds: view.wounds[at] ?? 0 },
    shooters: by.map(someone),
    others: others.filter(({ people }) => people.length > 0),
    noise: noiseOf(bang),
  };
}
