import type { Bullet, Share } from '../../box.ts';
import type { CashMove, MoveOf } from '../../moves.ts';
import type { CashView } from '../../view.ts';

/* Which of the offered moves a tap on the table means: a player, a bullet or a share. The rest are plain answers. */

export type Question = CashView['question'];

/** Moves that name a player. */
type SeatMove = MoveOf<'aim' | 'order' | 'aim-anew' | 'draw-from' | 'trade'>;
type BulletMove = MoveOf<'load' | 'discard' | 'hand-over' | 'swap-bullet' | 'fetch'>;
type ShareMove = MoveOf<'take' | 'take-two'>;
/** Moves with a button of their own, which name nothing on the table. */
export type PlainMove = Exclude<CashMove, SeatMove | BulletMove | ShareMove>;

const seatKinds: readonly string[] = ['aim', 'order', 'aim-anew', 'draw-from', 'trade'];
const bulletKinds: readonly string[] = ['load', 'discard', 'hand-over', 'swap-bullet', 'fetch'];
const shareKinds: readonly string[] = ['take', 'take-two'];

const isSeatMove = (move: CashMove): move is SeatMove => seatKinds.includes(move.kind);
const isBulletMove = (move: CashMove): move is BulletMove => bulletKinds.includes(move.kind);
const isShareMove = (move: CashMove): move is ShareMove => shareKinds.includes(move.kind);
const isPlain = (move: CashMove): move is PlainMove => !isSeatMove(move) && !isBulletMove(move) && !isShareMove(move);

/** The player that a move names. */
const seatOf = (move: SeatMove): number => ('at' in move ? move.at : move.seat);

export const seatMove = (moves: readonly CashMove[], seat: number): CashMove | undefined =>
  moves.find((move) => isSeatMove(move) && seatOf(move) === seat);

export const bulletMove = (moves: readonly CashMove[], bullet: Bullet): CashMove | undefined =>
  moves.find((move) => isBulletMove(move) && move.bullet === bullet);

/** The move for one share, or for two in this order. */
export const shareMove = (moves: readonly CashMove[], shares: readonly Share[]): CashMove | undefined =>
  moves.find((move) => {
    if (!isShareMove(move) || move.share !== shares[0]) return false;
    return move.kind === 'take' ? shares.length === 1 : shares.length === 2 && move.second === shares[1];
  });

export const plainMoves = (moves: readonly CashMove[]): readonly PlainMove[] => moves.filter(isPlain);

export const asksForSeat = (moves: readonly CashMove[]): boolean => moves.some(isSeatMove);
export const asksForShare = (moves: readonly CashMove[]): boolean => moves.some(isShareMove);
export const asksForBullet = (moves: readonly CashMove[]): boolean => moves.some(isBulletMove);
export const mayTakeTwo = (moves: readonly CashMove[]): boolean => moves.some(({ kind }) => kind === 'take-two');

/** The move that a tap on this player would mean, to ask why it is refused. */
export function refusedSeat(question: Question, seat: number): CashMove | undefined {
  if (question === 'aim' || question === 'aim-anew') return { kind: question, at: seat };
  return question === 'order' || question === 'draw-from' || question === 'trade'
    ? { kind: question, seat }
    : undefined;
}

export function refusedBullet(question: Question, bullet: Bullet): CashMove | undefined {
  if (question === 'discard' || question === 'discard-any') return { kind: 'discard', bullet };
  if (question === 'load' || question === 'hand-over' || question === 'swap-bullet' || question === 'fetch') {
    return { kind: question, bullet };
  }
  return undefined;
}

/** The shares after another tap. One replaces the other; if two may be taken, the first tapped comes first. */
export function withShare(moves: readonly CashMove[], shares: readonly Share[], share: Share): readonly Share[] {
  const [first] = shares;
  if (first === undefined || !mayTakeTwo(moves)) return [share];
  if (shares.length === 1 && shareMove(moves, [first, share])) return [first, share];
  return shares.length === 2 || first !== share ? [share] : [];
}
