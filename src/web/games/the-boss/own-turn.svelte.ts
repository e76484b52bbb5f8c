import { pass, type TheBossMove } from '../../../games/the-boss/moves.ts';
import type { Card, City } from '../../../games/the-boss/box.ts';
import { play } from '../../art/sounds.ts';
import { offered, oneExpert, revealOf, smallestGroup, stepped, type Choice, type Step } from './choice.ts';

/** What the table gives a turn to work with; read anew each time. */
interface Surroundings {
  /** The moves that are offered now. */
  readonly moves: () => readonly TheBossMove[];
  readonly decision: () => number | null;
  readonly act: (move: TheBossMove) => void;
  readonly why: (move: TheBossMove) => Promise<string>;
}

/** From pointing at a city or a card to the last tap that does it; everything before it can be taken back. */
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

  /** Somebody can be sent to a city now. */
  canGo(city: City): boolean {
    return smallestGroup(this.#around.moves(), city) !== undefined;
  }

  canPass(): boolean {
    return !this.isSent && this.#around.moves().some(({ kind }) => kind === 'pass');
  }

  /** A step that would leave what is offered is shown, but not taken. */
  canStep(step: Step): boolean {
    const { choice } = this;
    return choice?.kind === 'place' && offered(this.#around.moves(), stepped(choice, step)) !== undefined;
  }

  /** Takes a city up with the smallest group, or lets it be if it is up already. */
  goTo(city: City): void {
    const { choice } = this;
    if (choice?.kind === 'place' && choice.city === city) this.cancel();
    else this.#take(smallestGroup(this.#around.moves(), city), oneExpert(city));
  }

  /** Takes a card up; a second tap on the same card means it. */
  show(card: Card): void {
    const { choice } = this;
    if (choice?.kind === 'reveal' && choice.card === card) this.confirm();
    else this.#take(offered(this.#around.moves(), revealOf(card)), revealOf(card));
  }

  step(step: Step): void {
    const { choice } = this;
    if (choice?.kind !== 'place') return;
    const next = stepped(choice, step);
    // Nobody at all is no group: that is the way back.
    if (next.pros + next.amateurs === 0) this.cancel();
    else this.#take(offered(this.#around.moves(), next), next);
  }

  confirm(): void {
    if (this.choice) this.#send(this.choice);
  }

  pass(): void {
    if (this.isSent) return;
    const move = this.#around.moves().find(({ kind }) => kind === 'pass');
    if (move) this.#send(move);
    else this.#ask(pass);
  }

  cancel(): void {
    this.#picked = null;
    this.reason = '';
  }

  /** Takes up what is offered; otherwise asks why it is not. */
  #take(choice: Choice | undefined, wanted: TheBossMove): void {
    // A move is on its way: a tap too many is no question about the next one.
    if (this.isSent) return;
    this.reason = '';
    const decision = this.#around.decision();
    if (choice && decision !== null) this.#picked = { choice, decision };
    else this.#ask(wanted);
    play('click');
  }

  #send(move: TheBossMove): void {
    this.#sent = this.#around.decision();
    this.cancel();
    this.#around.act(move);
  }

  #ask(move: TheBossMove): void {
    void this.#around.why(move).then((reason) => (this.reason = reason));
  }
}
