import type { Refusal } from '../../engine/game.ts';
import type { HelpGiven } from '../../protocol/help.ts';
import type { Command, Message, Problem, ProblemValues } from '../../protocol/messages.ts';

/** How a command ended. `lost`: the connection broke, and it was not worth sending again. */
export type Answer =
  | { readonly is: 'done' }
  | { readonly is: 'because'; readonly refusal: Refusal | null }
  | {
      readonly is: 'refused';
      readonly problem: Problem | 'rule';
      readonly values: ProblemValues | undefined;
      readonly refusal: Refusal | undefined;
    }
  | { readonly is: 'help'; readonly given: HelpGiven }
  | { readonly is: 'ticket'; readonly ticket: string; readonly until: number }
  | { readonly is: 'lost' };

interface Errand {
  readonly command: Command;
  /** How often it was sent again after a pause. */
  readonly attempts: number;
  /** Whether it was sent before, over a connection that broke: a server that cannot be reached may have it. */
  readonly isRepeated: boolean;
  settle(answer: Answer): void;
}

/** How a command is sent again after a pause. */
export interface Retry {
  nextNumber(): number;
  send(command: Command): void;
}

/** Milliseconds before a command is sent again, by attempt; after the last one it is refused. */
const pauses = [1000, 2000, 4000];

/** Signals of the moment. Sending them late would be wrong, and they get no answer. */
const momentary: ReadonlySet<Command['do']> = new Set(['time', 'emote', 'nudge', 'forward']);

/**
 * Commands that wait for their answer. If the connection breaks first, they are sent again with the same number: the
 * server carries out each number once.
 */
export class Errands {
  readonly #waiting = new Map<number, Errand>();
  readonly #retry: Retry | undefined;

  constructor(retry?: Retry) {
    this.#retry = retry;
  }

  add(command: Command): Promise<Answer> {
    if (momentary.has(command.do)) return Promise.resolve({ is: 'done' });
    return new Promise((settle) => this.#waiting.set(command.n, { command, attempts: 0, isRepeated: false, settle }));
  }

  /** The unanswered commands, in the order in which they were given, to be sent again over a new connection. */
  repeated(): readonly Command[] {
    for (const [n, errand] of this.#waiting) this.#waiting.set(n, { ...errand, isRepeated: true });
    return [...this.#waiting.values()].map(({ command }) => command).sort((a, b) => a.n - b.n);
  }

  hear(message: Message): void {
    const answer = answerIn(message);
    if (!answer || !('n' in message) || message.n === null) return;
    const errand = this.#waiting.get(message.n);
    if (errand && answer.is === 'refused' && this.#sayLater(errand, answer.problem)) return;
    errand?.settle(answer);
    this.#waiting.delete(message.n);
  }

  /**
   * Sends a command again after a pause; false if that would not help, or was tried often enough. What came too fast was
   * dropped and gets a new number, since a later command may have overtaken it. What could not be stored keeps its
   * number if it was sent before: another server may be writing it, and only the same number can tell.
   */
  #sayLater(errand: Errand, problem: Problem | 'rule'): boolean {
    const isTooFast = problem === 'too-fast';
    const pause = pauses[errand.attempts];
    const retry = this.#retry;
    if (!(isTooFast || (problem === 'disk' && errand.isRepeated)) || pause === undefined || !retry) return false;
    const { n } = errand.command;
    const patient = { ...errand, attempts: errand.attempts + 1 };
    this.#waiting.set(n, patient);
    setTimeout(() => {
      // It may have been answered meanwhile, or sent again after a lost connection.
      if (this.#waiting.get(n) !== patient) return;
      const command = isTooFast ? { ...errand.command, n: retry.nextNumber() } : errand.command;
      this.#waiting.delete(n);
      this.#waiting.set(command.n, { ...patient, command });
      retry.send(command);
    }, pause);
    return true;
  }

  /** No answers will come any more. */
  giveUp(): void {
    for (const { settle } of this.#waiting.values()) settle({ is: 'lost' });
    this.#waiting.clear();
  }
}

function answerIn(message: Message): Answer | undefined {
  // The page reconnects to the next server by itself, and the command is sent again there.
  if (message.say === 'refused' && message.problem === 'server-stopping') return undefined;
  if (message.say === 'done') return { is: 'done' };
  if (message.say === 'because') return { is: 'because', refusal: message.refusal };
  if (message.say === 'refused') {
    return { is: 'refused', problem: message.problem, values: message.values, refusal: message.refusal };
  }
  if (message.say === 'help') return { is: 'help', given: { odds: message.odds, advice: message.advice } };
  if (message.say === 'ticket') return { is: 'ticket', ticket: message.ticket, until: message.until };
  return undefined;
}
