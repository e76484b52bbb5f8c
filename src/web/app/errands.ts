import type { Refusal } from '../../engine/game.ts';
import type { Command, Message, Problem } from '../../protocol/messages.ts';

/** How a command ended. `lost`: it was not worth saying again after the connection broke. */
export type Answer =
  | { readonly is: 'done' }
  | { readonly is: 'because'; readonly refusal: Refusal | null }
  | { readonly is: 'refused'; readonly problem: Problem | 'rule'; readonly refusal: Refusal | undefined }
  | { readonly is: 'ticket'; readonly ticket: string; readonly until: number }
  | { readonly is: 'lost' };

interface Errand {
  readonly command: Command;
  settle(answer: Answer): void;
}

/** Signals of the moment: late, they would be wrong. They also get no answer of their own. */
const momentary: ReadonlySet<Command['do']> = new Set(['time', 'emote', 'nudge']);

/**
 * Commands that wait for their answer. When the connection breaks before it comes, they are said again with the same
 * number: the server carries out each number once.
 */
export class Errands {
  readonly #waiting = new Map<number, Errand>();

  add(command: Command): Promise<Answer> {
    if (momentary.has(command.do)) return Promise.resolve({ is: 'done' });
    return new Promise((settle) => this.#waiting.set(command.n, { command, settle }));
  }

  /** In the order in which they were given. */
  unanswered(): readonly Command[] {
    return [...this.#waiting.values()].map(({ command }) => command).sort((a, b) => a.n - b.n);
  }

  hear(message: Message): void {
    const answer = answerIn(message);
    if (!answer || !('n' in message) || message.n === null) return;
    this.#waiting.get(message.n)?.settle(answer);
    this.#waiting.delete(message.n);
  }

  /** Nobody will answer any more. */
  giveUp(): void {
    for (const { settle } of this.#waiting.values()) settle({ is: 'lost' });
    this.#waiting.clear();
  }
}

function answerIn(message: Message): Answer | undefined {
  // The page comes back to the next server by itself, and so does what it asked for.
  if (message.say === 'refused' && message.problem === 'server-stopping') return undefined;
  if (message.say === 'done') return { is: 'done' };
  if (message.say === 'because') return { is: 'because', refusal: message.refusal };
  if (message.say === 'refused') return { is: 'refused', problem: message.problem, refusal: message.refusal };
  if (message.say === 'ticket') return { is: 'ticket', ticket: message.ticket, until: message.until };
  return undefined;
}
