import type { Move } from '../../../engine/game.ts';
import type { Help, HelpGiven, HelpQuestion } from '../../../protocol/help.ts';

/** The part of a table that asking for help needs. */
export interface Helped {
  /** The help that this table offers. */
  readonly help: Help;
  /** The number of the question that the viewer has to answer, or null. */
  readonly decision: number | null;
  /** The help, or a sentence that says why there is none. */
  readonly askHelp: (wants: HelpQuestion) => Promise<HelpGiven | string>;
}

/** What the viewer asked for at one question, and the answer. */
interface Asked {
  readonly decision: number;
  readonly wants: HelpQuestion;
  readonly given: HelpGiven | null;
  readonly problem: string;
}

/** Help for the current question. The next question starts without any. */
export class Helper {
  readonly #table: () => Helped;
  #open = $state<number | null>(null);
  #asked = $state.raw<Asked | null>(null);

  constructor(table: () => Helped) {
    this.#table = table;
  }

  /** Whether the viewer can ask for help now. */
  get isOffered(): boolean {
    const { help, decision } = this.#table();
    return help !== 'none' && decision !== null;
  }

  /** Whether the viewer can ask for advice and has not done so yet. */
  get isAdviceOffered(): boolean {
    return this.#table().help === 'advice' && this.#current?.wants !== 'advice';
  }

  get isOpen(): boolean {
    return this.isOffered && this.#open === this.#table().decision;
  }

  get isThinking(): boolean {
    return this.#current !== null && !this.#current.problem && this.#current.given === null;
  }

  get given(): HelpGiven | null {
    return this.#current?.given ?? null;
  }

  get problem(): string {
    return this.#current?.problem ?? '';
  }

  /** The move that was suggested for the current question. */
  get move(): Move | null {
    return this.given?.advice?.move ?? null;
  }

  /** Opens what is known already, or asks for the odds. */
  open(): void {
    this.#open = this.#table().decision;
    if (!this.given && !this.isThinking) void this.ask('odds');
  }

  close(): void {
    this.#open = null;
  }

  async ask(wants: HelpQuestion): Promise<void> {
    const { decision, askHelp } = this.#table();
    if (decision === null) return;
    const question = { decision, wants, given: null, problem: '' };
    this.#asked = question;
    const answer = await askHelp(wants);
    // Something else may have been asked meanwhile.
    if (this.#asked !== question) return;
    this.#asked = typeof answer === 'string' ? { ...question, problem: answer } : { ...question, given: answer };
  }

  get #current(): Asked | null {
    return this.#asked !== null && this.#asked.decision === this.#table().decision ? this.#asked : null;
  }
}
