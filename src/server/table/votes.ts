import type { Seat } from '../../engine/seats.ts';
import { voteLasts } from '../../protocol/times.ts';

/** A question to people at a table. It passes when each of them has said yes, by an entry and in time. */
export interface Vote {
  /** Seats whose people have to say yes; nobody is taken off this list, whatever becomes of them. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** When it lapses, by the store's clock. */
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

/** A vote whose time is up counts as none, also before the entry that says so. */
export const unlessLapsed = <V extends Vote>(vote: V | null, now: number): V | null =>
  vote && now < vote.until ? vote : null;
