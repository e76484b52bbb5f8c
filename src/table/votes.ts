import type { Seat } from '../engine/seats.ts';
import { voteLasts } from '../protocol/times.ts';

/** A question to people at a table. It passes when each of them has agreed, by an entry and in time. */
export interface Vote {
  /** Seats whose people have to agree. Nobody is removed from this list, whatever happens to them. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** When it lapses, by the clock of the table. */
  readonly until: number;
}

export const newVote = (asked: readonly Seat[], agreed: readonly Seat[], at: number): Vote => ({
  asked,
  agreed,
  until: at + voteLasts,
});

export const withYes = <V extends Vote>(vote: V, seat: Seat): V =>
  vote.agreed.includes(seat) ? vote : { ...vote, agreed: [...vote.agreed, seat] };

export const isPassed = ({ asked, agreed }: Vote): boolean =>
  asked.length > 0 && asked.every((seat) => agreed.includes(seat));

/** An expired vote counts as none, even before the entry that says so. */
export const unlessLapsed = <V extends Vote>(vote: V | null, now: number): V | null =>
  vote && now < vote.until ? vote : null;
