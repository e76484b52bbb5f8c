import type { Move } from '../../../engine/game.ts';
import type { HelpGiven, HelpQuestion } from '../../../protocol/help.ts';
import type { Heard, Scene } from '../../../protocol/scene.ts';
import { say } from '../../../words/index.ts';
import type { TableSource } from '../../table/source.ts';
import { clauseOf, problemIn, problemWords, refusalWords, tellIfRefused } from '../../session/reasons.ts';
import type { Session } from '../../session/session.svelte.ts';

/** A table that is played at now, over the socket of a session. */
export class SessionSource implements TableSource {
  readonly #session: Session;
  readonly #scene: () => Scene;

  readonly ended: () => void;

  /** `scene`: the scene of the session, which must exist. */
  constructor(session: Session, scene: () => Scene, ended: () => void) {
    this.#session = session;
    this.#scene = scene;
    this.ended = ended;
  }

  get scene(): Scene {
    return this.#scene();
  }

  get log(): readonly Heard[] {
    return this.#session.log;
  }

  get fresh(): readonly Heard[] {
    return this.#session.fresh;
  }

  get offset(): number {
    return this.#session.offset;
  }

  readonly act = (move: Move): void => void this.#play(move);

  readonly forward = (): void => void this.#session.say({ do: 'forward' });

  readonly why = async (move: Move): Promise<string> => {
    const answer = await this.#session.why(move);
    if (answer.is === 'lost') return problemWords('offline');
    if (answer.is !== 'because' || !answer.refusal) return problemIn(answer) ?? '';
    const sentence = refusalWords(this.#game, answer.refusal);
    const { rule } = clauseOf(this.#game, answer.refusal.rule);
    return rule ? say('table.refused', { sentence, rule: rule.id }) : sentence;
  };

  readonly help = async (wants: HelpQuestion): Promise<HelpGiven | string> => {
    const answer = await this.#session.help(wants);
    return answer.is === 'help' ? answer.given : (problemIn(answer) ?? problemWords('offline'));
  };

  async #play(move: Move): Promise<void> {
    tellIfRefused(this.#game, await this.#session.play(move));
  }

  get #game(): string {
    return this.scene.table.game;
  }
}
