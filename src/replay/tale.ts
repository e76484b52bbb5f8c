import type { Game } from '../engine/game.ts';
import type { Step } from '../engine/unfold.ts';
import { after } from '../games/after.ts';
import type { Candidate, GreatMoment, Tale } from './after.ts';
import { leadForGood } from './moments.ts';

/** The most moments in a story, including the end. */
const most = 8;

/** The story of a game: everybody's fortunes, the remarkable moments, and the titles. */
export function taleOf(game: Game, frames: readonly Step<object>[]): Tale {
  const known = after[game.id];
  const fortunes = frames.map(({ state }) => game.result(known?.asIfOver(state) ?? state)?.scores ?? []);
  const { moments, titles } = known?.tale(frames, fortunes) ?? { moments: [], titles: [] };
  return {
    fortunes,
    moments: chosen([...moments, ...leadForGood(game, frames, fortunes)], theEnd(game, frames)),
    titles,
  };
}

/** The greatest moments, at most one per step, in chronological order. */
function chosen(candidates: readonly Candidate[], end: GreatMoment): readonly GreatMoment[] {
  const taken = new Map([[end.step, end]]);
  for (const candidate of [...candidates].sort((a, b) => b.weight - a.weight)) {
    if (taken.size < most && !taken.has(candidate.step)) taken.set(candidate.step, momentOf(candidate));
  }
  return [...taken.values()].sort((a, b) => a.step - b.step);
}

const momentOf = ({ kind, step, people, values }: Candidate): GreatMoment => ({ kind, step, people, values });

function theEnd(game: Game, frames: readonly Step<object>[]): GreatMoment {
  const step = frames.length - 1;
  const result = game.result(frames[step]?.state ?? {});
  const { winners = [], scores = [] } = result ?? {};
  const amount = Math.max(0, ...winners.map((seat) => scores[seat] ?? 0));
  const others = scores.flatMap((score, seat) => (winners.includes(seat) ? [] : { score, seat }));
  const next = Math.max(0, ...others.map(({ score }) => score));
  const second = others.flatMap(({ score, seat }) => (score === next ? seat : []));
  const margin = amount - next;
  const kind = winners.length === 0 ? 'end.nobody' : winners.length > 1 || next === 0 ? 'end' : endBy(margin, amount);
  return { kind, step, people: { names: winners, second }, values: { amount, margin } };
}

/** A narrow win has its own sentence. */
const endBy = (margin: number, amount: number): string =>
  margin === 0 ? 'end.tie' : margin <= 1 || margin <= amount / 20 ? 'end.close' : 'end';
