import type { Card } from '../../box.ts';
import type { ThievesMove } from '../../moves.ts';
import type { ThievesView } from '../../view.ts';
import { OwnTurn } from '../../../../web/table/own-turn.svelte.ts';
import { pointAt, takeUp, targets, type Choice, type Target } from './choice.ts';
import { plainest } from './words.ts';

/** First a card is selected, then its target, and the last tap plays it. */
export class ThievesTurn extends OwnTurn<Pick<ThievesView, 'seats'>, ThievesMove, Choice> {
  get targets(): readonly Target[] {
    const { choice } = this;
    return choice ? targets(this.table.moves, choice, this.table.view.seats) : [];
  }

  /** Selects a card, or puts it back if it is selected already. */
  pick(card: Card): void {
    if (this.isSent) return;
    const { moves, decision } = this.table;
    this.reason = '';
    if (decision === null || !moves.some((move) => move.card === card)) this.askWhy(plainest(card));
    else if (this.choice?.card === card) this.cancel();
    else this.choose(takeUp(moves, card));
    this.click();
  }

  /** A second tap on the same target confirms. */
  point(target: Target): void {
    const { choice } = this;
    if (!choice) return;
    this.reason = '';
    if (target.kind === 'refused') this.askWhy(target.move);
    else if (target.kind === 'move' && target.move === choice.move) this.confirm();
    else this.choose(pointAt(choice, target));
    this.click();
  }

  confirm(move = this.choice?.move): void {
    if (move) this.send(move);
  }
}
