import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Step } from '../../../engine/unfold.ts';
import { moneyOn, none, sanctionOn } from '../box.ts';
import type { TheBossEvent } from '../events.ts';
import type { State } from '../rules/state.ts';
import type { Candidate, Remark } from '../../../replay/after.ts';
import type { HiddenCity } from './table.ts';
import { cityTable } from './hidden.ts';
import { best, change, title } from '../../../replay/moments.ts';

export function bossTale(
  frames: readonly Step<State>[],
  fortunes: readonly (readonly number[])[],
): { readonly moments: readonly Candidate[]; readonly titles: readonly Remark[] } {
  const cities = cityTable(frames).rounds.flat();
  return {
    moments: [
      ...rounds(frames, fortunes),
      ...chicago(frames),
      ...traps(cities),
      ...snatches(frames, cities),
      ...insiders(cities),
    ],
    titles: titlesOf(frames, cities),
  };
}

const eventsOf = ({ told }: Step<State>) => told.map(({ event }) => event as TheBossEvent);

/** The most profitable rounds of any player. */
function rounds(frames: readonly Step<State>[], fortunes: readonly (readonly number[])[]): readonly Candidate[] {
  const gains = frames.flatMap((frame, step) =>
    eventsOf(frame).some(({ kind }) => kind === 'took')
      ? change(fortunes, step - 1, step).map((amount, seat) => ({ amount, seat, step }))
      : [],
  );
  return best(gains, ({ amount }) => amount, 3).map(({ amount, seat, step }) => ({
    kind: 'round',
    step,
    people: { name: [seat] },
    values: { amount, round: at(frames, step - 1).state.round },
    weight: 1.5 + amount / 6,
  }));
}

/** The largest share of Chicago. */
function chicago(frames: readonly Step<State>[]): readonly Candidate[] {
  const shares = frames.flatMap((frame, step) =>
    eventsOf(frame).flatMap((event) =>
      event.kind === 'chicago' && event.seat !== null ? [{ seat: event.seat, amount: event.amount, step }] : [],
    ),
  );
  const worthTelling = shares.filter(({ amount }) => amount > 1);
  return best(worthTelling, ({ amount }) => amount).map(({ seat, amount, step }) => ({
    kind: 'chicago',
    // Everything is settled in one step. The step before shows the gangsters still in place.
    step: step - 1,
    people: { name: [seat] },
    values: { amount },
    weight: 1 + amount / 6,
  }));
}

/** Somebody else knew what lay there and let it happen. */
function traps(cities: readonly HiddenCity[]): readonly Candidate[] {
  const fell = cities.filter(({ card, taker }) => taker !== null && sanctionOn[card]);
  const first = ({ knew, taker }: HiddenCity) => knew.find(({ seat }) => seat !== taker);
  return best(fell, (each) => 9 - (first(each)?.lap ?? 5), 2).map((each) => {
    const knower = first(each);
    const isEarly = knower !== undefined && knower.lap < 4;
    return {
      kind: isEarly ? (knower.lap === 0 ? 'trap.dealt' : 'trap.knew') : 'trap',
      step: each.step,
      people: { name: [each.taker ?? 0], ...(isEarly && { knower: [knower.seat] }) },
      values: { city: each.city, card: each.card, ...(isEarly && { lap: knower.lap }) },
      weight: isEarly ? 2.4 : 1.6,
    };
  });
}

/** The last change of leader in a city: who took what from whom, or took a sanction in another's place. */
function snatches(frames: readonly Step<State>[], cities: readonly HiddenCity[]): readonly Candidate[] {
  const changes = cities.flatMap(({ city, card, taker, step: settled }) => {
    if (taker === null) return [];
    let step = settled - 1;
    while (step > 0 && at(frames, step).state.leaders[city] === taker) step -= 1;
    const before = leaderBefore(frames, city, step, settled);
    if (before === undefined || before === taker) return [];
    return [{ city, card, taker, before, step: step + 1 }];
  });
  const money = ({ card }: { readonly card: number }) => moneyOn[card] ?? 0;
  const told =
    (kind: string, weight: number) =>
    (each: (typeof changes)[number]): Candidate => ({
      kind,
      step: each.step,
      people: { name: [each.taker], from: [each.before] },
      values: { city: each.city, card: each.card, amount: money(each) },
      weight,
    });
  return [
    ...best(
      changes.filter((each) => money(each) >= 2),
      money,
      2,
    ).map((each) => told('snatched', 1.4 + money(each) / 4)(each)),
    ...changes
      .filter(({ card }) => sanctionOn[card])
      .slice(-1)
      .map(told('saved', 2)),
  ];
}

/** Who led a city before its last leader did, in the same round. */
function leaderBefore(frames: readonly Step<State>[], city: number, from: number, settled: number): Seat | undefined {
  const { round } = at(frames, settled - 1).state;
  for (let step = from; step > 0 && at(frames, step).state.round === round; step -= 1) {
    const leader = at(frames, step).state.leaders[city] ?? none;
    if (leader !== none) return leader;
  }
  return undefined;
}

/** Money that only its taker knew about. */
function insiders(cities: readonly HiddenCity[]): readonly Candidate[] {
  const sure = cities.filter(({ taker, knew, card }) => {
    const [first, second] = knew;
    return first?.seat === taker && first.lap <= 2 && (second?.lap ?? 9) > first.lap + 1 && (moneyOn[card] ?? 0) > 1;
  });
  return best(sure, ({ card }) => moneyOn[card] ?? 0).map(({ city, card, taker, knew }) => ({
    kind: (knew[0]?.lap ?? 0) === 0 ? 'insider.dealt' : 'insider',
    step: Math.max(1, knew[0]?.step ?? 1),
    people: { name: [taker ?? 0] },
    values: { city, card, lap: knew[0]?.lap ?? 0, amount: moneyOn[card] ?? 0 },
    weight: 1.2 + (moneyOn[card] ?? 0) / 5,
  }));
}

function titlesOf(frames: readonly Step<State>[], cities: readonly HiddenCity[]): readonly Remark[] {
  const seats = frames[0]?.state.seats ?? 0;
  const events = frames.flatMap(eventsOf);
  const count = (how: (event: TheBossEvent, seat: Seat) => number) =>
    Array.from({ length: seats }, (_, seat) => events.reduce((sum, event) => sum + how(event, seat), 0));
  const took = (isIt: (city: HiddenCity) => boolean) =>
    Array.from({ length: seats }, (_, seat) => cities.filter((each) => each.taker === seat && isIt(each)).length);
  return [
    ...title(
      'chicago',
      count((event, seat) => (event.kind === 'chicago' && event.seat === seat ? event.amount : 0)),
      3,
    ),
    ...title(
      'insider',
      took(({ taker, knew }) => knew.some(({ seat, lap }) => seat === taker && lap <= 3)),
      2,
    ),
    ...title(
      'unlucky',
      took(({ card }) => sanctionOn[card] !== null),
      2,
    ),
    ...title(
      'collector',
      took(({ card }) => (moneyOn[card] ?? 0) > 0),
      4,
    ),
  ];
}
