import type { Card } from '../../../games/thieves/box.ts';
import type { ThievesMove } from '../../../games/thieves/moves.ts';
import { play } from '../../art/sounds.ts';
import { pointAt, takeUp, targets, type Choice, type Target } from './choice.ts';
import { plainest } from './words.ts';

/** What the table gives a turn to work with; read anew each time. */
interface Surroundings {
  /** The moves that are offered now. */
  readonly moves: () => readonly ThievesMove[];
  readonly decision: () => number | null;
  readonly seats: () => number;
  readonly act: (move: ThievesMove) => void;
  readonly why: (move: ThievesMove) => Promise<string>;
}

/** From taking up a card to the last tap that plays it; everything before it can be taken back. */
export class OwnTurn {
  /** Why something just tapped cannot be done. */
  reason = $state('');
  readonly #around: Surroundings;
  /** The choice, and the decision that it belongs to: a new question starts with a clean table. */
  #picked = $state.raw<{ readonly choice: Choice; readonly decision: number } | null>(null);
  #sent = $state<number | null>(null);

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get choice(): Choice | null {
    return this.#picked?.decision === this.#around.decision() && !this.isSent ? this.#picked.choice : null;
  }

  /** The move is on its way. */
  get isSent(): boolean {
    return this.#sent !== null && this.#sent === this.#around.decision();
  }

  get targets(): readonly Target[] {
    const { choice } = this;
    return choice ? targets(this.#around.moves(), choice, this.#around.seats()) : [];
  }

  /** Takes a card up, or puts it back if it is up already. */
  pick(card: Card): void {
    // A move is on its way: a tap too many is no question about the next one.
    if (this.isSent) return;
    this.reason = '';
    const decision = this.#around.decision();
    const offered = this.#around.moves().some((move) => move.card === card);
    if (decision === null || !offered) this.#ask(plainest(card));
    else if (this.choice?.card === card) this.cancel();
    else this.#picked = { decision, choice: takeUp(this.#around.moves(), card) };
    play('click');
  }

  /** A second tap on the same target means it. */
  point(target: Target): void {
    const { choice } = this;
    const decision = this.#around.decision();
    if (!choice || decision === null) return;
    this.reason = '';
    if (target.kind === 'refused') this.#ask(target.move);
    else if (target.kind === 'move' && target.move === choice.move) this.confirm();
    else this.#picked = { decision, choice: pointAt(choice, target) };
    play('click');
  }

  confirm(move = this.choice?.move): void {
    if (!move) return;
    this.#sent = this.#around.decision();
    this.#picked = null;
    this.#around.act(move);
  }

  cancel(): void {
    this.#picked = null;
    this.reason = '';
  }

  #ask(move: ThievesMove): void {
    void this.#around.why(move).then((reason) => (this.reason = reason));
  }
}
