import type { GameFace } from '../engine/face.ts';
import type { Event } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { faces } from '../games/faces.ts';
import type { Emote, Figure } from '../protocol/scene.ts';
import type { Person } from '../table/person.ts';
import type { Audience } from './audience.ts';
import { figureAt } from '../table/figures.ts';
import type { Delays } from './machines.ts';
import { eventsSince } from './news.ts';
import type { Timers } from './timers.ts';
import type { TableState } from '../table/state.ts';

/** What a bot says when something happens to it. */
interface Reactions {
  readonly hurt: Emote;
  readonly out: Emote;
  readonly won: Emote;
}

/** By figure, to fit its character. */
const reactions: Readonly<Record<Figure, Reactions>> = {
  fedora: { hurt: 'laugh', out: 'bye', won: 'laugh' },
  cigar: { hurt: 'angry', out: 'shock', won: 'cheers' },
  fan: { hurt: 'shock', out: 'bye', won: 'cheers' },
  eyepatch: { hurt: 'angry', out: 'angry', won: 'laugh' },
  bowler: { hurt: 'shock', out: 'shock', won: 'sorry' },
  veil: { hurt: 'think', out: 'bye', won: 'bye' },
  moustache: { hurt: 'think', out: 'sorry', won: 'cheers' },
  cap: { hurt: 'hurry', out: 'shock', won: 'hurry' },
};

interface Reaction {
  readonly seat: Seat;
  readonly emote: Emote;
}

/**
 * What a bot says about the latest events, if any does. It depends only on public facts, so that it reveals nothing,
 * and is the same on all servers that show the table.
 */
export function reactionTo(
  before: TableState,
  after: TableState,
  figureAt: (seat: Seat) => Figure,
): Reaction | undefined {
  const { play, seats, seq } = after;
  if (!play || before.play?.began !== play.began) return undefined;
  const bots = seats.map(({ owner, bot }) => owner === null && bot !== null);
  if (!bots.includes(true)) return undefined;
  const isBot = (seat: Seat) => bots[seat] === true;
  const say = (seat: Seat, what: keyof Reactions) => ({ seat, emote: reactions[figureAt(seat)][what] });
  const winner = after.stage === 'over' ? play.game.result(play.state)?.winners.find(isBot) : undefined;
  if (winner !== undefined) return say(winner, 'won');
  const blows = faces[play.game.id]?.blows ?? {};
  const struck = eventsSince(play, before.seq).flatMap(({ told }) => blowOf(told.others, blows) ?? []);
  const hit = struck.findLast(({ seat }) => isBot(seat));
  // Not every time: constant complaints would be ignored.
  return hit && (hit.what === 'out' || (seq + hit.seat) % 2 === 0) ? say(hit.seat, hit.what) : undefined;
}

interface Struck {
  readonly seat: Seat;
  readonly what: 'hurt' | 'out';
}

function blowOf(event: Event | undefined, blows: GameFace['blows']): Struck | undefined {
  const blow = event && blows[event.kind];
  if (!blow) return undefined;
  const [what, field] = blow;
  const seat: unknown = Object.entries(event).find(([name]) => name === field)?.[1];
  return typeof seat === 'number' ? { seat, what } : undefined;
}

/** Sends the pages what a bot says. Every process that shows the table computes the same. */
export function react(
  audience: Pick<Audience, 'tellAll'>,
  { before, after }: { readonly before: TableState; readonly after: TableState },
  people: ReadonlyMap<string, Person>,
  { timers, delays: { botReacts = 0 } }: { readonly timers: Timers; readonly delays: Delays },
): void {
  const reaction = reactionTo(before, after, (seat) => figureAt(after, people, seat));
  if (reaction) timers.after(botReacts, () => audience.tellAll({ say: 'emote', ...reaction }));
}
