import type { CashView } from '../../view.ts';
import { say } from '../../../../words/index.ts';
import { questionOf, waitingFor } from '../play/words.ts';

/* What a phone says beside a big screen, where neighbours may read it: nothing about bullets. */

const aboutBullets: readonly CashView['question'][] = ['discard', 'discard-any', 'hand-over', 'swap-bullet', 'fetch'];

/** The current question to the player at `you`, without anything about their bullets. */
export function coveredQuestion(view: CashView, you: number, nameAt: (seat: number) => string): string {
  const { question, owed } = view;
  if (question === 'load') return say(owed.includes(you) ? 'controller.load' : 'controller.loaded');
  return aboutBullets.includes(question) ? say('controller.bullet') : questionOf(view, you, nameAt);
}

/** The current sentence: what is asked, or whom the player waits for. */
export function coveredSentence(
  view: CashView,
  you: number | null,
  nameAt: (seat: number) => string,
  state: 'paused' | 'asked' | 'waits',
): string {
  if (state === 'paused') return say('cash-n-guns.now.paused');
  if (state === 'asked' && you !== null) return coveredQuestion(view, you, nameAt);
  if (you !== null && !view.living.includes(you)) return say('cash-n-guns.now.dead');
  return waitingFor(view, nameAt);
}

/** Who visibly aims at somebody. */
export function aimersAt({ now: { aims, aimsShown, standing } }: CashView, seat: number): readonly number[] {
  return [...aims.keys()].filter((from) => aims[from] === seat && aimsShown.includes(from) && standing.includes(from));
}
