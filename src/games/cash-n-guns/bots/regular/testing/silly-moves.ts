import type { Seat } from '../../../../../engine/seats.ts';
import {
  bang,
  bangsEach,
  bill10,
  bills,
  click,
  clip,
  collectionValue,
  diamonds,
  firstAid,
  painting,
  powerNames,
  rounds,
  token,
  traitsOf,
  typeOf,
  valueOf,
  type PowerName,
  type Share,
} from '../../../box.ts';
import type { CashMove } from '../../../moves.ts';
import { bulletOf, exchangesIn, type CashView } from '../../../view.ts';

/** Judges by what the player can see. */
type IsSilly = (view: CashView, move: CashMove, moves: readonly CashMove[]) => boolean;

/** Moves that no reasonable player would make. */
export const sillyMoves: Readonly<Record<string, IsSilly>> = {
  '[CG-2.11] lies down though nobody aims at them and no power gains by it': (view, move) =>
    move.kind === 'lie-down' && gunsOn(view).length === 0 && !gainsByLying(view),

  '[CG-4.1] lies down in the last round though even every shot together would not kill them': (view, move) =>
    move.kind === 'lie-down' &&
    view.round === rounds &&
    gunsOn(view).length < livesOf(view) &&
    !gainsByLying(view) &&
    !view.now.aims.some((at, seat) => at !== null && at >= 0 && seat === me(view) && has(view, at, 'lucky-man')),

  '[CG-2.15] stands on the last life before two guns that may fire, with rounds to come and little to win': (
    view,
    move,
  ) =>
    move.kind === 'stand' &&
    view.round < rounds - 1 &&
    livesOf(view) === 1 &&
    !has(view, me(view), 'lucky-man') &&
    gunsOn(view).filter((seat) => mayFire(view, seat)).length >= 2 &&
    moneyOn(view) + 15 * diamondsOn(view) < 60,

  '[CG-2.13] lies down before guns that are all known to be empty, and no power gains by it': (view, move) =>
    move.kind === 'lie-down' && gunsOn(view).every((seat) => cannotFire(view, seat)) && !gainsByLying(view),

  '[CG-2.5] aims at somebody out of the round though another could be hurt': (view, move, moves) =>
    (move.kind === 'aim' || move.kind === 'aim-anew') &&
    !view.now.standing.includes(move.at) &&
    moves.some((other) => 'at' in other && view.now.standing.includes(other.at)),

  '[CG-2.8] orders a gun that points at somebody else and may turn on them': (view, move) =>
    move.kind === 'order' && view.now.aims[move.seat] !== me(view),

  '[CG-2.7] leaves all the guns that point at them, though one may fire': (view, move) =>
    move.kind === 'no-order' &&
    !has(view, me(view), 'lucky-man') &&
    gunsOn(view).some((seat) => mayFire(view, seat) && !hasDrawnFrom(view, seat)),

  '[CG-3.3] takes a first aid kit unhurt though there is money': (view, move) =>
    takes(move).includes(firstAid) && view.wounds[me(view)] === 0 && moneyOn(view) > 0 && isFree(view),

  '[CG-3.3] leaves a first aid kit for a $5,000 bill on the last life, with rounds to come': (view, move, moves) =>
    view.round < rounds - 1 &&
    livesOf(view) === 1 &&
    move.kind === 'take' &&
    move.share === smallestBill &&
    moves.some((other) => other.kind === 'take' && other.share === firstAid),

  '[CG-3.4] takes a Clip in the last round though there is money': (view, move) =>
    takes(move).includes(clip) && view.round === rounds && moneyOn(view) > 0 && isFree(view),

  '[CG-2.20] takes the token in the last round though there is money': (view, move) =>
    takes(move).includes(token) && view.round === rounds && moneyOn(view) > 0 && isFree(view),

  '[CG-3.1] takes a bill or a diamond though a larger one of the kind lies there': (view, move) =>
    takes(move).some((share) => sameKind(share).some((other) => worthMore(other, share) && leaves(view, move, other))),

  // With a painting for everybody who shares, one is still there at the next turn.
  '[CG-3.2] takes a bill though a painting lies there that adds a good deal more and may soon be gone': (view, move) =>
    leaves(view, move, painting) &&
    (view.table[painting] ?? 0) < view.now.standing.length &&
    paintingsOf(view) >= 2 &&
    takes(move).some((share) => bills.includes(share) && (valueOf[share] ?? 0) + 5 < paintingAdds(view)),

  '[CG-6.greedy] takes two and no more though alone at a table with more money': (view, move) =>
    move.kind === 'take-two' && view.now.standing.length === 1 && bills.some((share) => leaves(view, move, share)),

  '[CG-3.4] discards a Bang! though there is a Click': (_view, move, moves) =>
    move.kind === 'discard' && move.bullet === bang && moves.length > 1,

  '[CG-6.hustler] hands over a Bang! though there is a Click': (_view, move, moves) =>
    move.kind === 'hand-over' && move.bullet === bang && moves.length > 1,

  '[CG-6.hustler] draws from a hand that holds no Bang! though another may': (view, move, moves) =>
    move.kind === 'draw-from' &&
    cannotFire(view, move.seat) &&
    moves.some((other) => other.kind === 'draw-from' && mayFire(view, other.seat)),

  '[CG-6.good-friend] gives a Bang! for a Bang!, or refuses one though there is a Click': (_view, move, moves) =>
    (move.kind === 'fetch' && move.bullet === bang) ||
    (move.kind === 'no-fetch' && moves.some((other) => other.kind === 'fetch' && other.bullet === click)),

  '[CG-6.cunning] swaps a bullet for one that is alike': (view, move) =>
    move.kind === 'swap-bullet' && move.bullet === bulletOf(view, view.round, me(view)),

  '[CG-6.dictator] spends the ban on a share that is of no use to either of them': (view, move) =>
    move.kind === 'forbid' &&
    view.sharing.named.filter((share) => typeOf[share] === move.type).every((share) => isUseless(view, share)),

  '[CG-6.junk-dealer] trades a bill with somebody who has nothing but smaller bills': (view, move) =>
    move.kind === 'trade' &&
    (view.loot[move.seat] ?? []).every((card) => bills.includes(card) && worthMore(newest(view), card)) &&
    bills.includes(newest(view)),
};

const smallestBill = 0;

const me = ({ viewer }: CashView): Seat => (viewer === 'spectator' ? -1 : viewer);
const has = ({ powers }: CashView, seat: Seat, power: PowerName) => powerNames[powers[seat] ?? -1] === power;
const traits = (view: CashView) => traitsOf(view.powers[me(view)] ?? -1);
const livesOf = (view: CashView) => traits(view).deadlyWounds - (view.wounds[me(view)] ?? 0);
const gunsOn = ({ now, viewer, living }: CashView) => living.filter((seat) => now.aims[seat] === viewer);

/** The Doctor loses a wound, the Stealthy takes a bill. [CG-6.doctor, CG-6.stealthy] */
const gainsByLying = (view: CashView) =>
  (has(view, me(view), 'doctor') && (view.wounds[me(view)] ?? 0) > 0) ||
  (has(view, me(view), 'stealthy') && (view.table[bill10] ?? 0) > 0);

/** A Hustler who drew a Click from a hand may know that there is no Bang! in it, which `mostBangs` does not. */
const hasDrawnFrom = (view: CashView, seat: Seat) =>
  exchangesIn(view).some((exchange) => exchange.seat === me(view) && exchange.victim === seat);

const mayFire = (view: CashView, seat: Seat) => (mostBangs(view, seat) ?? 0) > 0;
const cannotFire = (view: CashView, seat: Seat) => mostBangs(view, seat) === 0;

/**
 * The most Bangs somebody can have left: those dealt, taken from the pile and received, minus those drawn from them and
 * those that were seen. Unknown for players who exchanged bullets with somebody else. [CG-0.2, CG-7.4]
 */
function mostBangs(view: CashView, seat: Seat): number | undefined {
  const { fetches, past } = view;
  let most = bangsEach + fetches.filter((fetch) => fetch.seat === seat && fetch.from !== 'none').length;
  for (const exchange of exchangesIn(view).filter((each) => each.seat === seat || each.victim === seat)) {
    if (exchange.drawn === null || exchange.given === null) return undefined;
    const [lost, got] = exchange.victim === seat ? [exchange.drawn, exchange.given] : [exchange.given, exchange.drawn];
    // A Bang! counts 1, a Click 0. With one card each, the hands change places. [CG-6.hustler]
    if (exchange.round === rounds) return got;
    most += got - lost;
  }
  return most - past.filter(({ bullets }) => bullets[seat] === bang).length;
}

const takes = (move: CashMove): readonly Share[] =>
  move.kind === 'take' ? [move.share] : move.kind === 'take-two' ? [move.share, move.second] : [];
/** Whether the share is there after this move and not forbidden. */
const leaves = ({ table, sharing }: CashView, move: CashMove, share: Share) =>
  typeOf[share] !== sharing.banned && (table[share] ?? 0) > takes(move).filter((each) => each === share).length;
const moneyOn = ({ table }: CashView) =>
  [...bills, painting].reduce(
    (sum, share) => sum + (table[share] ?? 0) * (share === painting ? 20 : (valueOf[share] ?? 0)),
    0,
  );
const diamondsOn = ({ table }: CashView) => diamonds.reduce((sum, share) => sum + (table[share] ?? 0), 0);
/** Nothing is forbidden just now. */
const isFree = ({ sharing }: CashView) => sharing.banned < 0;
const sameKind = (share: Share) => [bills, diamonds].find((kind) => kind.includes(share)) ?? [];
const worthMore = (one: Share, other: Share) => (valueOf[one] ?? 0) > (valueOf[other] ?? 0);
const newest = (view: CashView) => view.loot[me(view)]?.at(-1) ?? -1;
const paintingsOf = (view: CashView) =>
  (view.loot[me(view)] ?? []).filter((share) => share === painting).length + traits(view).extraPaintings;
/** What one more painting adds, in thousands. [CG-3.2] */
const paintingAdds = (view: CashView) =>
  (collectionValue[paintingsOf(view) + 1] ?? 0) - (collectionValue[paintingsOf(view)] ?? 0);
const isUseless = (view: CashView, share: Share) =>
  (view.round === rounds && (share === clip || share === token)) ||
  (share === firstAid && view.wounds[view.sharing.picker] === 0 && view.wounds[me(view)] === 0);
