import { general, parseOptions, whyNot } from '../engine/legality.ts';
import type { Command, CommandOf, Problem } from '../protocol/messages.ts';
import { botAllowedAfter } from '../protocol/times.ts';
import { looksLike } from './names/skeleton.ts';
import type { Person } from './person.ts';
import { game, ready, start, whyNotWait } from './decide-next.ts';
import { letFirst, sendOff } from './decide-waiting.ts';
import { end, giveUp, letIn, resume, seatsToLetIn } from './decide-votes.ts';
import { isHostAnHeir, isKeeper } from './keepers.ts';
import { movedBy } from './moved-by.ts';
import { botsShown, peopleShown } from './shown-names.ts';
import type { CommandContext, Verdict } from './command-context.ts';
import { emptySeat, seatOf, type TableState } from './state.ts';
import { unlessLapsed } from './votes.ts';

type Mistaken = Extract<Verdict, { readonly problem: Problem }>;

export type Logged = Exclude<
  Command['do'],
  'why' | 'help' | 'emote' | 'nudge' | 'forward' | 'chat' | 'time' | 'carry' | 'delete'
>;
type Deciders = { readonly [Name in Logged]: (context: CommandContext, command: CommandOf<Name>) => Verdict };

/** Commands that change the table, each with what must be true for it. */
const deciders: Deciders = {
  sit({ table, owner, people }, { seat, name, figure }) {
    const there = table.seats[seat];
    if (!there) return { problem: 'no-such-seat' };
    const own = seatOf(table, owner);
    if (table.stage === 'playing' && own !== seat) return { problem: 'not-now' };
    if (there.owner !== null && there.owner !== owner) return { problem: 'seat-taken' };
    if (table.locked && own === null && table.host !== owner) return { problem: 'locked' };
    if (table.sentOff.includes(owner)) return { problem: 'sent-off' };
    const person = { owner, name, figure };
    return mistakenFor(table, people, person) ?? { body: { kind: 'sat', seat, owner }, person };
  },
  leave({ table, owner }) {
    const seat = seatOf(table, owner);
    if (table.newcomer?.owner === owner) return { body: { kind: 'turned-away' } };
    if (table.waiting.includes(owner)) return { body: { kind: 'waits', owner, waits: false } };
    if (seat === null) return { problem: 'not-seated' };
    return { body: table.stage === 'playing' ? { kind: 'stood-in', seat } : { kind: 'left', seat, by: 'self' } };
  },
  bot: byHost((context, { seat, level }) => {
    const there = context.table.seats[seat];
    if (!there) return { problem: 'no-such-seat' };
    if (there.owner !== null) return { problem: 'seat-taken' };
    if (context.table.stage === 'playing' && level === null) return { problem: 'not-now' };
    return { body: { kind: 'bot', seat, level } };
  }),
  set: byHost(
    inLobby(({ table }, { options = table.options, clock = table.clock }) => {
      const parsed = parseOptions(table.game, table.seats.length, options);
      return 'refusal' in parsed ? parsed : { body: { kind: 'set', options: parsed.options, clock } };
    }),
  ),
  seats: byHost(
    inLobby(({ table }, { count }) => {
      const { min, max } = table.game.seats;
      if (count < min || count > max) return { problem: 'no-such-seat' };
      if (table.seats.slice(count).some(({ owner }) => owner !== null)) return { problem: 'seat-taken' };
      const parsed = parseOptions(table.game, count, table.options);
      return 'refusal' in parsed ? parsed : { body: { kind: 'seats', count } };
    }),
  ),
  swap: byHost(
    inLobby(({ table }, { seat, with: other }) =>
      table.seats[seat] && table.seats[other]
        ? { body: { kind: 'swapped', seat, with: other } }
        : { problem: 'no-such-seat' },
    ),
  ),
  start: byHost(start),
  ready,
  game,
  wait(context, { name, figure }) {
    const { table, owner, people } = context;
    const person = { owner, name, figure };
    const why = whyNotWait(context) ?? mistakenFor(table, people, person);
    return why ?? { body: { kind: 'waits', owner, waits: true }, person };
  },
  move(context, { decision, move }) {
    const { table, owner } = context;
    const seat = seatOf(table, owner);
    if (seat === null) return { problem: 'not-seated' };
    if (table.pausedAt !== null) return { problem: 'paused' };
    if (!table.play) return { problem: table.unplayable ? 'other-rules' : 'not-now' };
    if (decision !== table.play.game.decision(table.play.state, seat)) return { problem: 'stale' };
    const known = context.findMove(table, move);
    if (!known) return { refusal: { rule: general.noSuchMove, values: {} } };
    const refusal = whyNot(table.play.game, table.play.state, seat, known);
    return refusal ? { refusal } : { body: { kind: 'moved', seat, decision, move: known, by: 'person' } };
  },
  'stand-in'({ table, owner, now, machineMove }, { seat }) {
    if (seatOf(table, owner) === null) return { problem: 'not-seated' };
    const play = table.play;
    if (!play || table.pausedAt !== null || !play.game.toAct(play.state).includes(seat)) return { problem: 'not-now' };
    if (now - (play.askedAt[seat] ?? now) < botAllowedAfter) return { problem: 'not-now' };
    const move = machineMove(seat);
    return move ? { body: movedBy(play, seat, move, 'nudged') } : { problem: 'not-now' };
  },
  kick: byHost(({ table, owner }, { seat }) => {
    const there = table.seats[seat] ?? emptySeat;
    if (there.owner === null || there.owner === owner) return { problem: 'no-such-seat' };
    if (isHostAnHeir(table) && isKeeper(table, there.owner)) return { problem: 'only-heir' };
    return { body: { kind: 'left', seat, by: 'host' } };
  }),
  host: byHost(({ table }, { seat }) => {
    const owner = table.seats[seat]?.owner ?? null;
    return owner === null ? { problem: 'no-such-seat' } : { body: { kind: 'host', owner } };
  }),
  'let-first': byHost(letFirst),
  'send-off': byHost(sendOff),
  'set-chat': byHost((_context, { chat }) => ({ body: { kind: 'chat', chat } })),
  'set-help': byHost(inLobby((_context, { help }) => ({ body: { kind: 'help', help } }))),
  lock: byHost((_context, { locked }) => ({ body: { kind: 'locked', locked } })),
  pause({ table, owner }, { paused }) {
    if (seatOf(table, owner) === null) return { problem: 'not-seated' };
    const isChange = table.stage === 'playing' && paused !== (table.pausedAt !== null);
    return isChange ? { body: { kind: 'paused', paused } } : { problem: 'not-now' };
  },
  'ask-in'(context, { seat, name, figure }) {
    const { table, owner, people } = context;
    const there = table.seats[seat];
    if (!there) return { problem: 'no-such-seat' };
    if (table.locked) return { problem: 'locked' };
    if (table.sentOff.includes(owner)) return { problem: 'sent-off' };
    if (there.owner !== null || seatOf(table, owner) !== null) return { problem: 'seat-taken' };
    if (table.closed.includes(seat)) return { problem: 'seat-closed' };
    // One newcomer at a time.
    if (table.stage !== 'playing' || unlessLapsed(table.newcomer, context.now)) return { problem: 'not-now' };
    const asked = seatsToLetIn(context);
    if (asked.length === 0) return { problem: 'not-now' };
    const person = { owner, name, figure };
    return mistakenFor(table, people, person) ?? { body: { kind: 'asked-in', seat, owner, asked }, person };
  },
  'let-in': letIn,
  claim({ table, owner: to, people, holderOf }, { ticket }) {
    const owner = holderOf(ticket);
    const person = owner === undefined ? undefined : people.get(owner);
    if (owner === undefined || !person || seatOf(table, owner) === null) return { problem: 'no-such-ticket' };
    if (seatOf(table, to) !== null) return { problem: 'seat-taken' };
    return { body: { kind: 'carried', owner, to }, person: { ...person, owner: to } };
  },
  end,
  resume,
  'give-up': giveUp,
};

/** Why somebody may not sit down under this name and figure: the others would mistake them for somebody else. */
function mistakenFor(
  table: TableState,
  people: ReadonlyMap<string, Person>,
  { owner, name, figure }: Person,
): Mistaken | undefined {
  const shown = peopleShown(table, people);
  const others = shown.filter((person) => person.owner !== owner);
  if (others.some((person) => person.figure === figure)) return { problem: 'figure-taken' };
  const names = [...others.map((person) => person.name), ...botsShown(table, shown)];
  const similar = names.find((other) => looksLike(name, other));
  return similar === undefined ? undefined : { problem: 'name-taken', values: { name: similar } };
}

/** The commands of the one person at a what-if table. */
const allowedAtWhatIf: ReadonlySet<Logged> = new Set([
  ...(['sit', 'leave', 'bot', 'start', 'move', 'stand-in', 'pause'] as const),
  ...(['claim', 'end', 'resume', 'give-up'] as const),
]);

export function decide(context: CommandContext, command: Extract<Command, { do: Logged }>): Verdict {
  const { whatIf } = context.table;
  const isElsewhere = command.do === 'sit' && command.seat !== whatIf?.seat;
  if (whatIf && (isElsewhere || !allowedAtWhatIf.has(command.do))) return { problem: 'what-if' };
  if (context.table.shut) return { problem: 'table-shut' };
  const decider = deciders[command.do] as (context: CommandContext, command: Command) => Verdict;
  return decider(context, command);
}

export const isLogged = (command: Command): command is Extract<Command, { do: Logged }> => command.do in deciders;

type Decider<C> = (context: CommandContext, command: C) => Verdict;

function byHost<C>(decider: Decider<C>): Decider<C> {
  return (context, command) =>
    context.table.host === context.owner ? decider(context, command) : { problem: 'not-host' };
}

function inLobby<C>(decider: Decider<C>): Decider<C> {
  return (context, command) => (context.table.stage === 'lobby' ? decider(context, command) : { problem: 'not-now' });
}
