import type { Game } from '../engine/game.ts';
import type { Step } from '../engine/unfold.ts';
import type { GreatMoment, Tale } from './after.ts';
import { asIfOver } from './as-if-over.ts';
import { cashTale } from '../games/cash-n-guns/after/tale.ts';
import { leadForGood, type Candidate, type TaleOfGame } from './moments.ts';
import { bossTale } from '../games/the-boss/after/tale.ts';
import { thievesTale } from '../games/thieves/after/tale.ts';

const tales: Readonly<Record<string, TaleOfGame>> = {
  'cash-n-guns': cashTale as TaleOfGame,
  'the-boss': bossTale as TaleOfGame,
  thieves: thievesTale as TaleOfGame,
};

/** The most moments in a story, including the end. */
const most = 8;

/** The story of a game: everybody's fortunes, the remarkable moments, and the titles. */
export function taleOf(game: Game, frames: readonly Step<object>[]): Tale {
  const fortunes = frames.map(({ state }) => game.result(asIfOver[game.id]?.(state) ?? state)?.scores ?? []);
  const { moments, titles } = tales[game.id]?.(frames, fortunes) ?? { moments: [], titles: [] };
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
