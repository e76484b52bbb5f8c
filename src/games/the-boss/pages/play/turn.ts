import type { Card, City } from '../../box.ts';
import { pass, type TheBossMove } from '../../moves.ts';
import { OwnTurn } from '../../../../web/table/own-turn.svelte.ts';
import { offered, oneExpert, revealOf, smallestGroup, stepped, type Choice, type Step } from './choice.ts';

/** A city or a card is selected, a group is counted out, and the last tap sends it. */
export class TheBossTurn extends OwnTurn<unknown, TheBossMove, Choice> {
  /** Whether somebody can be sent to a city now. */
  canGo(city: City): boolean {
    return smallestGroup(this.table.moves, city) !== undefined;
  }

  canPass(): boolean {
    return !this.isSent && this.table.moves.some(({ kind }) => kind === 'pass');
  }

  /** A step that leads out of the offered moves is shown but disabled. */
  canStep(step: Step): boolean {
    const { choice } = this;
    return choice?.kind === 'place' && offered(this.table.moves, stepped(choice, step)) !== undefined;
  }

  /** Selects a city with its smallest group, or deselects it. */
  goTo(city: City): void {
    const { choice } = this;
    if (choice?.kind === 'place' && choice.city === city) this.cancel();
    else this.#take(smallestGroup(this.table.moves, city), oneExpert(city));
  }

  /** Selects a card; a second tap confirms it. */
  show(card: Card): void {
    const { choice } = this;
    if (choice?.kind === 'reveal' && choice.card === card) this.confirm();
    else this.#take(offered(this.table.moves, revealOf(card)), revealOf(card));
  }

  step(step: Step): void {
    const { choice } = this;
    if (choice?.kind !== 'place') return;
    const next = stepped(choice, step);
    // An empty group cancels the selection.
    if (next.pros + next.amateurs === 0) this.cancel();
    else this.#take(offered(this.table.moves, next), next);
  }

  confirm(): void {
    if (this.choice) this.send(this.choice);
  }

  pass(): void {
    const move = this.table.moves.find(({ kind }) => kind === 'pass');
    if (move) this.send(move);
    else this.askWhy(pass);
  }

  /** Selects what is offered; otherwise asks why it is refused. */
  #take(choice: Choice | undefined, wanted: TheBossMove): void {
    if (this.isSent) return;
    this.reason = '';
    if (choice && this.table.decision !== null) this.choose(choice);
    else this.askWhy(wanted);
    this.click();
  }
}
