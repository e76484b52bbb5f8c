import type { Bullet, Share } from '../../box.ts';
import type { CashMove } from '../../moves.ts';
import type { CashView } from '../../view.ts';
import { OwnTurn } from '../../../../web/table/own-turn.svelte.ts';
import { bulletMove, mayTakeTwo, refusedBullet, refusedSeat, seatMove, shareMove, withShare } from './answers.ts';

/** A player, or one or two shares of the loot. */
interface Choice {
  readonly seat: number | null;
  readonly shares: readonly Share[];
}

/** A first tap selects, the next one confirms. Secret choices can be changed. */
export class CashTurn extends OwnTurn<Pick<CashView, 'question'>, CashMove, Choice> {
  get seat(): number | null {
    return this.choice?.seat ?? null;
  }

  get shares(): readonly Share[] {
    return this.choice?.shares ?? [];
  }

  /** The move that would be confirmed. */
  get move(): CashMove | undefined {
    const { seat, shares } = this;
    if (seat !== null) return seatMove(this.table.moves, seat);
    return shares.length > 0 ? shareMove(this.table.moves, shares) : undefined;
  }

  /** A second tap on the same player confirms. */
  pointAt(seat: number): void {
    const move = seatMove(this.table.moves, seat);
    if (!move) this.#askAbout(refusedSeat(this.table.view.question, seat));
    else if (this.seat === seat) this.send(move);
    else this.#point({ seat, shares: [] });
  }

  /** A second tap on the same share confirms, unless two can be taken. */
  pointAtShare(share: Share): void {
    const { moves } = this.table;
    const move = shareMove(moves, [share]);
    if (!move) this.#askAbout({ kind: 'take', share });
    else if (!mayTakeTwo(moves) && this.shares[0] === share) this.send(move);
    else this.#point({ seat: null, shares: withShare(moves, this.shares, share) });
  }

  useBullet(bullet: Bullet): void {
    const move = bulletMove(this.table.moves, bullet);
    if (move) this.send(move);
    else this.#askAbout(refusedBullet(this.table.view.question, bullet));
  }

  confirm(): void {
    if (this.move) this.send(this.move);
  }

  override send(move: CashMove): void {
    if (!this.isSent) this.click();
    super.send(move);
  }

  #point(choice: Choice): void {
    if (!this.isSent) this.click();
    this.choose(choice);
  }

  #askAbout(move: CashMove | undefined): void {
    if (!this.isSent) this.click();
    if (move) this.askWhy(move);
  }
}
