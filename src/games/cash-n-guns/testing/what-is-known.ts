import type { Event } from '../../../engine/game.ts';
import { everyone, nobody, only, type Seat, type SeatSet } from '../../../engine/seats.ts';
import { lootPerRound, powerNames, type Bullet, type Share } from '../box.ts';
import type { CashEvent } from '../events.ts';
import { dealtHands, followHands, type KnownHands } from './known-hands.ts';

/*
 * Who has learned what, followed from events with full knowledge and from the clauses of CG-7 and those they point
 * to. Written without `view`, `tell` and `guess`, because it judges them.
 */

/** A card, a target or a courage, and who knows it. */
export interface Fact<T = number> {
  readonly is: T;
  knownTo: SeatSet;
}

/** What can be known of one round, by seat. */
export interface KnownRound {
  readonly bullets: Map<Seat, Fact<Bullet>>;
  readonly aims: Map<Seat, Fact<Seat>>;
  readonly courage: Map<Seat, Fact<string>>;
  readonly lying: Set<Seat>;
}

export interface WhatIsKnown {
  piles: readonly Share[];
  readonly rounds: KnownRound[];
  /** Both bullets of every exchange, drawn and given. */
  readonly exchanges: { readonly drawn: Fact<Bullet>; given: Fact<Bullet> | undefined }[];
  /** What was discarded for a Bang!, if anything yet. */
  readonly discards: (Fact<Bullet> | undefined)[];
  readonly hands: KnownHands;
  readonly powers: Map<Seat, string>;
  /** How much loot everybody has. */
  readonly loot: Map<Seat, number>;
  over: boolean;
}

export const nothingKnown = (seats: number): WhatIsKnown => ({
  piles: [],
  rounds: [],
  exchanges: [],
  discards: [],
  hands: dealtHands(seats),
  powers: new Map(),
  loot: new Map(),
  over: false,
});

interface Secret {
  readonly fields: readonly string[];
  knownTo(event: Extract<CashEvent, { seat: Seat }>): SeatSet;
}

const own = (field: string): Secret => ({ fields: [field], knownTo: ({ seat }) => only(seat) });

/** The secret fields of events and who may know them; all other fields are public. */
const secrets: Partial<Record<CashEvent['kind'], Secret>> = {
  // Nobody sees the piles of later rounds. [CG-7.7]
  shuffled: { fields: ['order'], knownTo: () => nobody },
  // One's own choices and face-down discards. [CG-7.2]
  loaded: own('bullet'),
  discarded: own('bullet'),
  reconsidered: own('bullet'),
  'took-aim': own('at'),
  decided: own('courage'),
  // Both know both cards of an exchange. [CG-7.4]
  'drew-from': {
    fields: ['drawn', 'bullet'],
    knownTo: (event) => (event.kind === 'drew-from' ? only(event.seat) | only(event.from) : nobody),
  },
  'handed-over': {
    fields: ['bullet'],
    knownTo: (event) => (event.kind === 'handed-over' ? only(event.seat) | only(event.to) : nobody),
  },
};

export function secretOf(event: CashEvent): { readonly fields: readonly string[]; readonly knownTo: SeatSet } {
  const secret = secrets[event.kind];
  if (!secret) return { fields: [], knownTo: everyone };
  return { fields: secret.fields, knownTo: 'seat' in event ? secret.knownTo(event) : nobody };
}

/** Follows one event. */
export function follow(known: WhatIsKnown, event: Event): void {
  const happened = event as CashEvent;
  followHands(known.hands, happened);
  if (!('seat' in happened)) return followTable(known, happened);
  const round = known.rounds.at(-1);
  const { seat } = happened;
  if (happened.kind === 'power') known.powers.set(seat, powerNames[happened.power] ?? '');
  if (happened.kind === 'drew-from' || happened.kind === 'handed-over') followExchange(known, happened);
  if (happened.kind === 'last-survivor') known.over = true;
  if (!round) return;
  if (happened.kind === 'took-aim') round.aims.set(seat, { is: happened.at ?? -1, knownTo: only(seat) });
  if (happened.kind === 'aims') round.aims.set(seat, { is: happened.at, knownTo: everyone });
  if (happened.kind === 'too-slow') round.aims.delete(seat);
  if (happened.kind === 'decided') round.courage.set(seat, { is: happened.courage ?? '', knownTo: only(seat) });
  if (happened.kind === 'lies-down') round.lying.add(seat);
  followBullets(known, round, happened);
  followLoot(known, happened);
}

function followTable(known: WhatIsKnown, event: CashEvent): void {
  if (event.kind === 'shuffled') known.piles = event.order ?? [];
  if (event.kind === 'over' || event.kind === 'nobody-left') known.over = true;
  if (event.kind === 'round') {
    known.rounds.push({ bullets: new Map(), aims: new Map(), courage: new Map(), lying: new Set() });
  }
}

function followExchange(known: WhatIsKnown, event: Extract<CashEvent, { kind: 'drew-from' | 'handed-over' }>): void {
  const fact = { is: event.bullet ?? -1, knownTo: secretOf(event).knownTo };
  if (event.kind === 'drew-from') known.exchanges.push({ drawn: fact, given: undefined });
  const last = known.exchanges.at(-1);
  if (event.kind === 'handed-over' && last) last.given = fact;
}

/** A bullet is known to its owner until it is fired. A card discarded for a Bang! is no bullet of the round. */
function followBullets(known: WhatIsKnown, round: KnownRound, event: CashEvent): void {
  if (event.kind === 'loaded' || event.kind === 'reconsidered') {
    round.bullets.set(event.seat, { is: event.bullet ?? -1, knownTo: only(event.seat) });
  }
  if (event.kind === 'fired') round.bullets.set(event.seat, { is: event.bullet, knownTo: everyone });
  if (event.kind === 'bang-taken') known.discards.push(undefined);
  if (event.kind !== 'discarded') return;
  const fact = { is: event.bullet ?? -1, knownTo: mustBeClick(known, round, event) ? everyone : only(event.seat) };
  if (event.rule === 'CG-3.4' || event.rule === 'CG-6.good-friend') known.discards[known.discards.length - 1] = fact;
  else round.bullets.set(event.seat, fact);
}

/** A Professional who shows no Bang! although there is something to steal has none. [CG-6.professional] */
function mustBeClick({ powers, loot }: WhatIsKnown, { aims, lying }: KnownRound, { rule, seat }: Discarded): boolean {
  const at = aims.get(seat)?.is ?? -1;
  return powers.get(seat) === 'professional' && rule === 'CG-2.12' && lying.has(at) && (loot.get(at) ?? 0) > 0;
}
type Discarded = Extract<CashEvent, { kind: 'discarded' }>;

function followLoot({ loot }: WhatIsKnown, event: CashEvent): void {
  const add = (seat: Seat, count: number) => loot.set(seat, (loot.get(seat) ?? 0) + count);
  if (event.kind === 'took' && event.share <= 6) add(event.seat, 1);
  if (event.kind === 'eliminated') loot.set(event.seat, 0);
  if (event.kind !== 'stole') return;
  add(event.seat, 1);
  add(event.from, -1);
}

/** How many cards of the piles have been turned up. */
export const turnedUp = ({ rounds }: WhatIsKnown): number => rounds.length * lootPerRound;
