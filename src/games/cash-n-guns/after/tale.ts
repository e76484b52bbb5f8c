import type { Seat } from '../../../engine/seats.ts';
import type { Step } from '../../../engine/unfold.ts';
import type { CashEvent } from '../events.ts';
import { valueOf } from '../box.ts';
import type { State } from '../rules/state.ts';
import type { Candidate, Remark } from '../../../replay/after.ts';
import type { Gunman, GunRound } from './table.ts';
import { bluffTable } from './hidden.ts';
import { best, change, title } from '../../../replay/moments.ts';

/** One player in one round. */
interface Deed extends Gunman {
  readonly seat: Seat;
  readonly round: number;
  readonly players: GunRound['players'];
}

export function cashTale(
  frames: readonly Step<State>[],
  fortunes: readonly (readonly number[])[],
): { readonly moments: readonly Candidate[]; readonly titles: readonly Remark[] } {
  const { rounds } = bluffTable(frames);
  const deeds = rounds.flatMap(({ players, round }) =>
    players.flatMap((gunman, seat): Deed[] => (gunman ? [{ ...gunman, seat, round, players }] : [])),
  );
  const seats = frames[0]?.state.seats ?? 0;
  return {
    moments: [
      ...boldestBluff(deeds),
      ...deaths(deeds, fortunes),
      ...crossfire(deeds),
      ...escapes(deeds),
      ...hauls(frames, fortunes),
      ...steals(frames),
    ],
    titles: titlesOf(deeds, seats),
  };
}

const isHit = ({ end }: Gunman) => end === 'hit' || end === 'killed';
const isUp = (deed: Gunman) => deed.end === 'stood' || isHit(deed);
const shootersAt = ({ loaded, players }: Deed): readonly Seat[] =>
  loaded.filter((seat) => players[seat] && isUp(players[seat]));

/** Standing with an empty gun, unhurt: the more guns aimed back, the bolder. */
function boldestBluff(deeds: readonly Deed[]): readonly Candidate[] {
  const bold = deeds.filter(
    ({ bullet, end, guns, at }) => bullet === 'click' && end === 'stood' && guns.length > 0 && at !== null,
  );
  const worth = ({ guns, loaded, fooled }: Deed) => guns.length * 2 + loaded.length + (fooled ? 3 : 0);
  return best(bold, worth, 2).map(({ seat, at, step, guns, fooled }) => ({
    kind: fooled ? 'bluff.fooled' : 'bluff',
    step,
    people: { name: [seat], at: [at ?? seat] },
    values: { guns: guns.length },
    weight: 2 + guns.length / 4,
  }));
}

/** The deaths: who, by whom, and with how much. */
const deaths = (deeds: readonly Deed[], fortunes: readonly (readonly number[])[]): readonly Candidate[] =>
  deeds
    .filter(({ end }) => end === 'killed')
    .map((deed) => {
      const amount = fortunes[deed.step - 1]?.[deed.seat] ?? 0;
      return {
        kind: amount > 0 ? 'killed' : 'killed.poor',
        step: deed.step,
        people: { name: [deed.seat], names: shootersAt(deed) },
        values: { amount },
        weight: 2.2 + amount / 60,
      };
    });

/** The worst hits, above all several bullets at once. */
const crossfire = (deeds: readonly Deed[]): readonly Candidate[] => {
  const hit = deeds.filter((deed) => deed.end === 'hit');
  return best(hit, (deed) => shootersAt(deed).length, 2).map((deed) => ({
    kind: shootersAt(deed).length > 1 ? 'crossfire' : 'hit',
    step: deed.step,
    people: { name: [deed.seat], names: shootersAt(deed) },
    values: { hits: shootersAt(deed).length },
    weight: 0.5 + shootersAt(deed).length / 2,
  }));
};

/** Lying down just in time, or standing and lucky. */
function escapes(deeds: readonly Deed[]): readonly Candidate[] {
  const escape =
    (kind: string, weight: number) =>
    (deed: Deed): Candidate => ({
      kind,
      step: deed.step,
      people: { name: [deed.seat], names: deed.loaded },
      values: { guns: deed.loaded.length },
      weight: weight + deed.loaded.length / 3,
    });
  const loaded = ({ loaded }: Deed) => loaded.length;
  return [
    ...best(
      deeds.filter((deed) => deed.end === 'ducked' && deed.loaded.length > 1),
      loaded,
    ).map(escape('ducked', 0.9)),
    ...best(
      deeds.filter((deed) => deed.end === 'stood' && deed.loaded.length > 0),
      loaded,
    ).map(escape('lucky', 1.4)),
  ];
}

/** The most profitable rounds of any player. */
function hauls(frames: readonly Step<State>[], fortunes: readonly (readonly number[])[]): readonly Candidate[] {
  const starts = frames.flatMap(({ told }, step) => (told.some(({ event }) => event.kind === 'round') ? [step] : []));
  const rounds = starts.map((from, place) => ({ from, to: starts[place + 1] ?? frames.length - 1, round: place + 1 }));
  const gains = rounds.flatMap(({ from, to, round }) =>
    change(fortunes, from, to).map((amount, seat) => ({ amount, seat, round, step: Math.min(to, frames.length - 2) })),
  );
  return best(gains, ({ amount }) => amount, 2).map(({ amount, seat, round, step }) => ({
    kind: 'haul',
    step,
    people: { name: [seat] },
    values: { amount, round },
    weight: 1 + amount / 50,
  }));
}

/** The luckiest steal: a card taken blindly from somebody's loot. */
function steals(frames: readonly Step<State>[]): readonly Candidate[] {
  const draws = frames.flatMap(({ told }, step) =>
    told.flatMap(({ event }) => {
      const { kind, ...rest } = event as CashEvent;
      return kind === 'stole' || kind === 'traded'
        ? [{ ...(rest as Extract<CashEvent, { kind: 'stole' }>), step }]
        : [];
    }),
  );
  return best(draws, ({ share }) => valueOf[share] ?? 0)
    .filter(({ share }) => (valueOf[share] ?? 0) >= 10)
    .map(({ seat, from, share, step }) => ({
      kind: 'draw',
      step,
      people: { name: [seat], from: [from] },
      values: { share },
      weight: 1,
    }));
}

function titlesOf(deeds: readonly Deed[], seats: number): readonly Remark[] {
  const count = (how: (deed: Deed) => number) =>
    Array.from({ length: seats }, (_, seat) =>
      deeds.reduce((sum, deed) => sum + (deed.seat === seat ? how(deed) : 0), 0),
    );
  const shot = (seat: Seat) => deeds.filter((deed) => isHit(deed) && shootersAt(deed).includes(seat)).length;
  return [
    ...title(
      'bravest',
      count((deed) => Number(isUp(deed) && deed.guns.length > 0)),
      3,
    ),
    ...title(
      'bluffer',
      count(({ fooled }) => Number(fooled)),
      2,
    ),
    ...title(
      'sharpshooter',
      Array.from({ length: seats }, (_, seat) => shot(seat)),
      2,
    ),
    ...title(
      'careful',
      count(({ end }) => Number(end === 'ducked')),
      4,
    ),
    ...title(
      'target',
      count(({ guns }) => guns.length),
      8,
    ),
  ];
}
