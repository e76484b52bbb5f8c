import type { Bullet, Share } from '../../../games/cash-n-guns/box.ts';
import type { CashMove } from '../../../games/cash-n-guns/moves.ts';
import { play } from '../../art/sounds.ts';
import {
  bulletMove,
  mayTakeTwo,
  refusedBullet,
  refusedSeat,
  seatMove,
  shareMove,
  withShare,
  type Question,
} from './answers.ts';

/** What the table gives a turn to work with; read anew each time. */
interface Surroundings {
  /** The moves that are offered now. */
  readonly moves: () => readonly CashMove[];
  readonly decision: () => number | null;
  readonly question: () => Question;
  /** Our answer is missing, as far as the server has said. */
  readonly isOwed: () => boolean;
  readonly act: (move: CashMove) => void;
  readonly why: (move: CashMove) => Promise<string>;
}

interface Pointed {
  readonly decision: number;
  readonly seat: number | null;
  readonly shares: readonly Share[];
}

/** From pointing at somebody or something to the tap that means it. Secret choices can be taken again. */
export class OwnTurn {
  /** Why something just tapped cannot be done. */
  reason = $state('');
  readonly #around: Surroundings;
  #pointed = $state.raw<Pointed | null>(null);
  #sent = $state<number | null>(null);

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The move is on its way. */
  get isSent(): boolean {
    return this.#sent !== null && this.#sent === this.#around.decision() && this.#around.isOwed();
  }

  get seat(): number | null {
    return this.#current?.seat ?? null;
  }

  get shares(): readonly Share[] {
    return this.#current?.shares ?? [];
  }

  /** What would be played if it is confirmed. */
  get move(): CashMove | undefined {
    const { seat, shares } = this;
    if (seat !== null) return seatMove(this.#around.moves(), seat);
    return shares.length > 0 ? shareMove(this.#around.moves(), shares) : undefined;
  }

  /** A second tap on the same player means it. */
  pointAt(seat: number): void {
    const move = seatMove(this.#around.moves(), seat);
    if (!move) this.#ask(refusedSeat(this.#around.question(), seat));
    else if (this.seat === seat) this.send(move);
    else this.#point({ seat, shares: [] });
  }

  /** A second tap on the same share means it, unless two can be taken. */
  pointAtShare(share: Share): void {
    const moves = this.#around.moves();
    const move = shareMove(moves, [share]);
    if (!move) this.#ask({ kind: 'take', share });
    else if (!mayTakeTwo(moves) && this.shares[0] === share) this.send(move);
    else this.#point({ seat: null, shares: withShare(moves, this.shares, share) });
  }

  useBullet(bullet: Bullet): void {
    const move = bulletMove(this.#around.moves(), bullet);
    if (move) this.send(move);
    else this.#ask(refusedBullet(this.#around.question(), bullet));
  }

  confirm(): void {
    if (this.move) this.send(this.move);
  }

  send(move: CashMove): void {
    if (this.isSent) return;
    this.reason = '';
    this.#sent = this.#around.decision();
    this.#pointed = null;
    play('click');
    this.#around.act(move);
  }

  cancel(): void {
    this.#pointed = null;
    this.reason = '';
  }

  /** What was pointed at belongs to one question: the next starts with a clean table. */
  get #current(): Pointed | null {
    return this.#pointed?.decision === this.#around.decision() && !this.isSent ? this.#pointed : null;
  }

  #point(what: Omit<Pointed, 'decision'>): void {
    const decision = this.#around.decision();
    if (decision === null || this.isSent) return;
    this.reason = '';
    this.#pointed = { ...what, decision };
    play('click');
  }

  #ask(move: CashMove | undefined): void {
    // An answer is on its way: a tap too many is no question about the next one.
    if (this.isSent) return;
    play('click');
    if (move) void this.#around.why(move).then((reason) => (this.reason = reason));
  }
}
