import type { Seat } from '../engine/seats.ts';
import { viewOf } from '../engine/view.ts';
import { isAllowed, type HelpGiven } from '../protocol/help.ts';
import type { CommandOf, Message, Problem } from '../protocol/messages.ts';
import type { HelpWanted, QuickBots, Thinkers } from './thinkers.ts';
import type { TableState } from '../table/state.ts';

/** Milliseconds for which a mastermind may think about advice: a person waits for it, but nobody waits for their move. */
const longestThought = 800;

/** Who thinks about help. */
interface Minds {
  readonly thinkers: Pick<Thinkers, 'help'>;
  readonly bots: Pick<QuickBots, 'habit'>;
}

/** Who asks, and over which connection. */
interface Asker {
  readonly owner: string;
  readonly seat: Seat;
  readonly table: TableState;
}

/** The decision about which a person asked last, and the answer. */
interface Answered {
  readonly about: string;
  readonly answer: Promise<HelpGiven | undefined>;
}

/**
 * Answers players who ask for help, from their own view only. Every question is thought about once: asking again at the
 * same decision gets the same answer, so nobody can keep the threads busy.
 */
export class HelpDesk {
  /** By person and by what they wanted to know. */
  readonly #last = new Map<string, Answered>();

  async answer(services: Minds, asker: Asker, command: CommandOf<'help'>): Promise<Message> {
    const { n, decision } = command;
    const wanted = wantedFrom(asker, command);
    if ('problem' in wanted) return { say: 'refused', n, ...wanted };
    const given = (await this.#once(services, asker, command, wanted)) ?? atOnce(services, wanted);
    return given ? { say: 'help', n, decision, ...given } : { say: 'refused', n, problem: 'busy' };
  }

  #once(
    { thinkers }: Minds,
    { owner, table }: Asker,
    { wants, decision }: CommandOf<'help'>,
    wanted: HelpWanted,
  ): Answered['answer'] {
    const question = `${owner} ${wants}`;
    const about = `${decision} ${table.play?.began}`;
    const last = this.#last.get(question);
    if (last?.about === about) return last.answer;
    const answer = thinkers.help(wanted).then((given) => {
      // No thread was free. One may be when the person asks again.
      if (!given && this.#last.get(question)?.about === about) this.#last.delete(question);
      return given;
    });
    this.#last.set(question, { about, answer });
    return answer;
  }
}

/** The input for a thread, or why this person gets no help now. */
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
    milliseconds: longestThought,
  };
}

/** If no thread is free, a regular advises. Computing odds would block the event loop for too long. */
const atOnce = ({ bots }: Minds, wanted: HelpWanted): HelpGiven | undefined =>
  wanted.wants === 'advice' ? { odds: { worlds: 0, facts: [] }, advice: bots.habit(wanted) } : undefined;
