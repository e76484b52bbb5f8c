/** What a turn reads from its table (fresh each time), and what it can do there. */
export interface Asking<View, Move> {
  readonly view: View;
  /** The moves that are offered now. */
  readonly moves: readonly Move[];
  /** The number of the question, or null while nothing is asked. */
  readonly decision: number | null;
  /** The server still waits for this player's answer. */
  readonly isOwed: boolean;
  readonly act: (move: Move) => void;
  readonly why: (move: Move) => Promise<string>;
}

/**
 * The viewer's turn, from the first tap to the one that plays. Until then the selection can be cancelled. It belongs to
 * one question: the next one starts with nothing selected. Each game defines what its taps mean.
 */
export abstract class OwnTurn<View, Move, Choice> {
  /** Why the last tap cannot be done. */
  reason = $state('');
  protected readonly table: Asking<View, Move>;
  /** The sound of a tap. */
  protected readonly click: () => void;
  #chosen = $state.raw<{ readonly choice: Choice; readonly decision: number } | null>(null);
  #sent = $state<number | null>(null);

  constructor(table: Asking<View, Move>, click: () => void) {
    this.table = table;
    this.click = click;
  }

  get choice(): Choice | null {
    return this.#chosen?.decision === this.table.decision && !this.isSent ? this.#chosen.choice : null;
  }

  /** The move is on its way. */
  get isSent(): boolean {
    return this.#sent !== null && this.#sent === this.table.decision && this.table.isOwed;
  }

  /** Plays a move, unless one is on its way already. */
  send(move: Move): void {
    if (this.isSent) return;
    this.#sent = this.table.decision;
    this.cancel();
    this.table.act(move);
  }

  cancel(): void {
    this.#chosen = null;
    this.reason = '';
  }

  protected choose(choice: Choice): void {
    const { decision } = this.table;
    if (decision === null || this.isSent) return;
    this.reason = '';
    this.#chosen = { choice, decision };
  }

  /** Shows why a move is not offered. While a move is on its way, an extra tap does not ask about the next question. */
  protected askWhy(move: Move): void {
    if (this.isSent) return;
    void this.table.why(move).then((reason) => (this.reason = reason));
  }
}
