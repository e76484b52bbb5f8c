import type { Seat } from '../../engine/seats.ts';
import { viewOf } from '../../engine/view.ts';
import { isAllowed, type HelpGiven } from '../../protocol/help.ts';
import type { CommandOf, Message, Problem } from '../../protocol/messages.ts';
import { habit, type HelpWanted } from '../thinking/help.ts';
import { thinkingTime } from '../thinking/question.ts';
import type { TableServices } from './services.ts';
import type { TableState } from './state.ts';

/** Who asks, and from where. */
interface Asker {
  readonly owner: string;
  readonly seat: Seat;
  readonly table: TableState;
}

/** What one person asked last, and the answer. */
interface Answered {
  readonly question: string;
  readonly answer: Promise<HelpGiven | undefined>;
}

/**
 * Answers players who ask for help, from their own view alone. Every question is thought about once: whoever asks again at
 * the same decision hears the same, so nobody can keep the threads busy.
 */
export class HelpDesk {
  readonly #last = new Map<string, Answered>();

  async answer(services: TableServices, asker: Asker, command: CommandOf<'help'>): Promise<Message> {
    const { n, decision } = command;
    const wanted = wantedFrom(asker, command);
    if ('problem' in wanted) return { say: 'refused', n, ...wanted };
    const given = (await this.#once(services, asker, command, wanted)) ?? atOnce(wanted);
    return given ? { say: 'help', n, decision, ...given } : { say: 'refused', n, problem: 'busy' };
  }

  #once(
    { thinkers }: TableServices,
    { owner, table }: Asker,
    { wants, decision }: CommandOf<'help'>,
    wanted: HelpWanted,
  ): Answered['answer'] {
    const question = `${wants} ${decision} ${table.play?.began}`;
    const last = this.#last.get(owner);
    if (last?.question === question) return last.answer;
    const answer = thinkers.help(wanted).then((given) => {
      // Nobody had time. Perhaps somebody has when the person asks again.
      if (!given && this.#last.get(owner)?.question === question) this.#last.delete(owner);
      return given;
    });
    this.#last.set(owner, { question, answer });
    return answer;
  }
}

/** What a thread is told, or why this person gets no help now. */
export function wantedFrom(
  { seat, table }: Pick<Asker, 'seat' | 'table'>,
  { wants, decision }: Pick<CommandOf<'help'>, 'wants' | 'decision'>,
): HelpWanted | { readonly problem: Problem } {
  const { play, stage, help } = table;
  if (!isAllowed(wants, help)) return { problem: 'no-help' };
  const asked = play && stage === 'playing' ? play.game.decision(play.state, seat) : 0;
  if (!play || asked === 0) return { problem: 'not-now' };
  if (decision !== asked) return { problem: 'stale' };
  const { game, state } = play;
  return {
    wants,
    game: game.id,
    view: viewOf(game, state, seat),
    moves: game.legalMoves(state, seat),
    milliseconds: thinkingTime['mastermind'] ?? 0,
  };
}

/** Where nobody has time to think, a regular advises. Odds take longer than the event loop has time for. */
const atOnce = ({ wants, game, view, moves }: HelpWanted): HelpGiven | undefined =>
  wants === 'advice' ? { odds: { worlds: 0, facts: [] }, advice: habit(game, view, moves) } : undefined;
