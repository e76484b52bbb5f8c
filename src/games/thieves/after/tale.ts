import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Step } from '../../../engine/unfold.ts';
import { isMoney, valueAtEnd, valueAtRaid } from '../box.ts';
import type { ThievesEvent } from '../events.ts';
import type { State } from '../rules/state.ts';
import type { Candidate, Remark } from '../../../replay/after.ts';
import type { HaulTable } from './table.ts';
import { haulTable } from './hidden.ts';
import { best, title } from '../../../replay/moments.ts';

type Count = HaulTable['counts'][number];
/** Events of a kind, with their steps. */
type Found<Kind extends ThievesEvent['kind']> = Extract<ThievesEvent, { kind: Kind }> & { readonly step: number };

export function thievesTale(frames: readonly Step<State>[]): {
  readonly moments: readonly Candidate[];
  readonly titles: readonly Remark[];
} {
  const { counts } = haulTable(frames);
  const raids = counts.filter(({ kind }) => kind === 'raid');
  return {
    moments: [
      ...losses(raids, frames),
      ...escapes(raids),
      ...poison(raids, [...found(frames, 'gave'), ...planted(frames)]),
      ...thefts(frames),
      ...fatDraws(frames),
      ...best(found(frames, 'stashed'), ({ card = 0 }) => at(valueAtEnd, card), 2).flatMap(stashed),
      ...best(found(frames, 'gave'), ({ card }) => at(valueAtEnd, card), 2).flatMap(gift),
    ],
    titles: titlesOf(frames),
  };
}

const found = <Kind extends ThievesEvent['kind']>(frames: readonly Step<State>[], kind: Kind): readonly Found<Kind>[] =>
  frames.flatMap(({ told }, step) =>
    told.flatMap(({ event }) =>
      event.kind === kind ? [{ ...(event as Extract<ThievesEvent, { kind: Kind }>), step }] : [],
    ),
  );

/** Everybody who lost everything, and the player whose move brought the police; the more victims, the sadder. */
const losses = (raids: readonly Count[], frames: readonly Step<State>[]): readonly Candidate[] =>
  raids.flatMap(({ hauls, step }, place) => {
    const losers = hauls.flatMap(({ lost }, seat) => (lost ? [seat] : []));
    const amount = Math.max(0, ...losers.map((seat) => hauls[seat]?.value ?? 0));
    if (losers.length === 0) return [];
    const caller = at(frames, step).entry?.seat ?? 0;
    return [
      {
        kind: losers.length > 1 ? 'raid.tied' : losers.includes(caller) ? 'raid.own' : 'raid',
        step,
        people: { name: [caller], names: losers },
        values: { amount, number: place + 1 },
        weight: 1.5 + amount / 6,
      },
    ];
  });

/** One less than the richest, and everything is kept. */
const escapes = (raids: readonly Count[]): readonly Candidate[] => {
  const close = raids.flatMap(({ hauls, step }) => {
    const top = Math.max(...hauls.map(({ value }) => value));
    return hauls.flatMap(({ value }, seat) => (value === top - 1 && value >= 3 ? [{ seat, value, step }] : []));
  });
  return best(close, ({ value }) => value).map(({ seat, value, step }) => ({
    kind: 'escape',
    // The step of the raid itself shows the losses; the step before is the last peaceful one.
    step: step - 1,
    people: { name: [seat] },
    values: { amount: value },
    weight: 1.3 + value / 8,
  }));
};

/** Loot that a Thief moved to somebody who did not play that Thief. */
const planted = (frames: readonly Step<State>[]) =>
  found(frames, 'thief').flatMap(({ card, ...theft }) =>
    card === undefined || theft.to === theft.seat ? [] : [{ ...theft, card }],
  );

type Present = Found<'gave'> | ReturnType<typeof planted>[number];

/** A present without which its owner would not have been the richest. */
function poison(raids: readonly Count[], gifts: readonly Present[]): readonly Candidate[] {
  const deadly = raids.flatMap(({ hauls, step: raid }, place) => {
    const since = raids[place - 1]?.step ?? 0;
    const top = Math.max(...hauls.map(({ value }) => value));
    return gifts.filter(({ to, card, step }) => {
      const rest = Math.max(...hauls.filter((_, seat) => seat !== to).map(({ value }) => value));
      return step > since && step < raid && hauls[to]?.lost && top - (valueAtRaid[card] ?? 0) < rest;
    });
  });
  return best(deadly, ({ card, step }) => (valueAtRaid[card] ?? 0) + step / 1000).map(
    ({ kind, seat, to, card, step }) => ({
      kind: kind === 'gave' ? 'poison' : 'poison.thief',
      step,
      people: { name: [seat], to: [to] },
      values: { card },
      weight: 2.3,
    }),
  );
}

const thefts = (frames: readonly Step<State>[]): readonly Candidate[] =>
  best(
    found(frames, 'thief').filter(({ card = 0 }) => at(valueAtEnd, card) > 1),
    ({ card = 0 }) => at(valueAtEnd, card),
    2,
  ).map(({ seat, from, to, card = 0, step }) => ({
    kind: seat === to ? 'thief.own' : seat === from ? 'thief.away' : 'thief',
    step,
    people: { name: [seat], from: [from], to: [to] },
    values: { card },
    weight: 1.2 + (valueAtEnd[card] ?? 0) / 5,
  }));

/** What a Double loot brought. */
function fatDraws(frames: readonly Step<State>[]): readonly Candidate[] {
  const draws = found(frames, 'double-loot').map(({ seat, step }) => {
    const cards = found(frames, 'drew')
      .filter((each) => each.step === step && each.rule === 'TH-3.6')
      .map(({ card = 0 }) => card);
    return { seat, step, amount: cards.reduce((sum, card) => sum + at(valueAtEnd, card), 0) };
  });
  return best(draws, ({ amount }) => amount)
    .filter(({ amount }) => amount >= 3)
    .map(({ seat, step, amount }) => ({
      kind: 'draw',
      step,
      people: { name: [seat] },
      values: { amount },
      weight: 1 + amount / 5,
    }));
}

const stashed = ({ seat, card = 0, step }: Found<'stashed'>): readonly Candidate[] =>
  at(valueAtEnd, card) < 2 ? [] : [{ kind: 'stashed', step, people: { name: [seat] }, values: { card }, weight: 0.9 }];

const gift = ({ seat, to, card, step }: Found<'gave'>): readonly Candidate[] =>
  at(valueAtEnd, card) < 2
    ? []
    : [{ kind: 'gift', step, people: { name: [seat], to: [to] }, values: { card }, weight: 0.8 }];

function titlesOf(frames: readonly Step<State>[]): readonly Remark[] {
  const seats = frames[0]?.state.seats ?? 0;
  const bySeat = (events: readonly { readonly seat: Seat }[]) =>
    Array.from({ length: seats }, (_, seat) => events.filter((event) => event.seat === seat).length);
  const lost = found(frames, 'lost');
  return [
    ...title('generous', bySeat(found(frames, 'gave').filter(({ card }) => isMoney(card))), 3),
    ...title('secretive', bySeat(found(frames, 'stashed')), 3),
    ...title('informer', bySeat(found(frames, 'police')), 2),
    ...title(
      'raided',
      Array.from({ length: seats }, (_, seat) =>
        lost.filter((event) => event.seat === seat).reduce((sum, { cards }) => sum + cards.length, 0),
      ),
      3,
    ),
    ...title(
      'favourite',
      Array.from({ length: seats }, (_, seat) => found(frames, 'gave').filter(({ to }) => to === seat).length),
      4,
    ),
  ];
}
