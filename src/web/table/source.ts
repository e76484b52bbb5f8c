import type { Move } from '../../engine/game.ts';
import type { HelpGiven, HelpQuestion } from '../../protocol/help.ts';
import type { Heard, Scene } from '../../protocol/scene.ts';
import type { Pace } from '../device/settings.svelte.ts';

/**
 * Where a table gets what it draws: a session over a socket, a replay, a big screen. Fields are read inside effects and
 * may be reactive. The scene and the events that led to it change together.
 */
export interface TableSource {
  readonly scene: Scene;
  /** Everything heard in this game, for the log. */
  readonly log: readonly Heard[];
  /** The newest events, to be shown as movement and sound. Each new array is shown once. */
  readonly fresh: readonly Heard[];
  /** The server's clock minus ours, in milliseconds. */
  readonly offset: number;
  /** A remark about the moment that is shown; it replaces the sentence that says whose turn it is. */
  readonly remark?: string | undefined;
  /** The pace of the animation; by default the viewer's setting. */
  readonly pace?: Pace;
  /** Called when the game is over and everything that led to its end has been shown. */
  readonly ended?: () => void;
  /** Called whenever the table starts or stops showing events. */
  readonly noticed?: (table: 'telling' | 'still') => void;
  /** Plays a move. A source that only shows a game does not have it. */
  readonly act?: (move: Move) => void;
  /** Asks the table to let bots play on without pauses. */
  readonly forward?: () => void;
  /** Answers in a sentence why this move is not offered. */
  readonly why?: (move: Move) => Promise<string>;
  /** Answers with help for the current question, or with a sentence that says why there is none. */
  readonly help?: (wants: HelpQuestion) => Promise<HelpGiven | string>;
}
