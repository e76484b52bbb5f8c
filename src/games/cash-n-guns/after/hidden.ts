import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Step } from '../../../engine/unfold.ts';
import { bang } from '../box.ts';
import type { CashEvent } from '../events.ts';
import { clockwiseFrom, isIn } from '../rules/seating.ts';
import { none, type Round, type State } from '../rules/state.ts';
import type { BluffTable, Gunman, GunRound } from './table.ts';

/** All events of one round, with their steps. */
type Heard = readonly { readonly step: number; readonly event: CashEvent }[];

/** Every bullet, aim and order of a game, round by round. */
export function bluffTable(frames: readonly Step<State>[]): BluffTable {
  const last = at(frames, frames.length - 1).state;
  // A game that ends with the last survivor stops in the middle of a round.
  const played = last.over === 'counted' ? last.past : [...last.past, last.now];
  const heard = heardByRound(frames);
  const rounds = played.map((round, place) => roundOf(round, place + 1, heard[place] ?? []));
  const boldness = rounds.map(({ players, told }) => boldnessOf(players[told]));
  return { game: 'cash-n-guns', rounds, boldest: boldness.indexOf(Math.max(...boldness)) };
}

function heardByRound(frames: readonly Step<State>[]): readonly Heard[] {
  const rounds: { step: number; event: CashEvent }[][] = [];
  frames.forEach(({ told }, step) => {
    for (const each of told) {
      const event = each.event as CashEvent;
      if (event.kind === 'round') rounds.push([]);
      rounds.at(-1)?.push({ step, event });
    }
  });
  return rounds;
}

function roundOf(round: Round, number: number, heard: Heard): GunRound {
  const players = round.bullets.map((bullet, seat) => (bullet === none ? null : gunmanAt(round, seat, heard)));
  const boldness = players.map(boldnessOf);
  return { round: number, godfather: round.godfather, players, told: boldness.indexOf(Math.max(...boldness)) };
}

function gunmanAt(round: Round, seat: Seat, heard: Heard): Gunman {
  const target = at(round.aims, seat);
  const guns = gunsOn(round, seat);
  return {
    bullet: round.bullets[seat] === bang ? 'bang' : 'click',
    at: target === none ? null : target,
    was: round.ordered === seat ? round.oldTarget : null,
    end: endOf(seat, heard),
    fooled: target !== none && isIn(round.lying, target) && loadedAmong(round, gunsOn(round, target)).length === 0,
    guns,
    loaded: loadedAmong(round, guns),
    step: stepOf(seat, heard),
  };
}

const gunsOn = ({ aims, godfather }: Round, target: Seat): readonly Seat[] =>
  clockwiseFrom(godfather, (1 << aims.length) - 1).filter((seat) => aims[seat] === target);

const loadedAmong = ({ bullets }: Round, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => bullets[seat] === bang);

function endOf(seat: Seat, heard: Heard): Gunman['end'] {
  const [, end = 'late'] = ends.find(([kind]) => heard.some(({ event }) => isOf(event, kind, seat))) ?? [];
  return end;
}

/** The worst event about somebody counts. A player without any of them was too slow and out of the round. */
const ends: readonly (readonly [CashEvent['kind'], Gunman['end']])[] = [
  ['eliminated', 'killed'],
  ['wounded', 'hit'],
  ['lies-down', 'ducked'],
  ['stands', 'stood'],
];

const isOf = (event: CashEvent, kind: CashEvent['kind'], seat: Seat): boolean =>
  event.kind === kind && 'seat' in event && event.seat === seat;

/** The events that show what this player did: the shot, or else lying down. */
const shown: readonly CashEvent['kind'][] = ['fired', 'lies-down', 'stands', 'too-slow'];

function stepOf(seat: Seat, heard: Heard): number {
  const steps = shown.map((kind) => heard.find(({ event }) => isOf(event, kind, seat))?.step);
  return steps.find((step) => step !== undefined) ?? heard[0]?.step ?? 0;
}

/** Standing with an empty gun: the more guns aim back, the bolder, and most of all if the target lay down. */
function boldnessOf(gunman: Gunman | null | undefined): number {
  if (!gunman || gunman.at === null) return -1;
  const { bullet, end, guns, loaded, fooled } = gunman;
  const isUp = end === 'stood' || end === 'hit' || end === 'killed';
  if (bullet === 'bang' || !isUp) return loaded.length / 10;
  return 1 + guns.length * 2 + loaded.length + (fooled ? 2 : 0);
}
