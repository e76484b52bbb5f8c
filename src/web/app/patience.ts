import type { GameInView, Heard } from '../../protocol/scene.ts';

/** Since when we have been waiting for each seat that has to act, by our own clock. */
export type Waiting = ReadonlyMap<number, number>;

/** The others may nudge somebody after a while, and let a bot play this one decision after a minute. */
export const untilNudge = 20_000;
export const untilBot = 60_000;

/** Whoever has done something meanwhile is asked something new: waiting for them begins again. */
export function waitingFor(before: Waiting, game: GameInView | null, heard: readonly Heard[], now: number): Waiting {
  const acted = new Set(heard.map(({ event }) => ('seat' in event ? event.seat : undefined)));
  return new Map((game?.toAct ?? []).map((seat) => [seat, acted.has(seat) ? now : (before.get(seat) ?? now)]));
}
