import { random, shuffle, type Chance } from '../../../engine/chance/index.ts';
import type { Tell } from '../../../engine/game.ts';
import { nobody, type Seat } from '../../../engine/seats.ts';
import { amateurs, box, experts, home, none, places, policeCards, type Card } from '../box.ts';
import type { TheBossEvent } from '../events.ts';
import { citiesOf, hasBanishment, type TheBossOptions } from '../options.ts';
import { countIndex, type State } from './state.ts';
import { beginRound } from './steps/round.ts';

export function setup(seats: number, options: TheBossOptions, chance: Chance, tell?: Tell<TheBossEvent>): State {
  const state = emptyTable(seats, options, chance);
  const { cities } = state;
  const rule = options.cities === 'standard' ? 'TB-0.3' : 'TB-0.4';
  tell?.({ kind: 'cities', rule, cities, banishment: hasBanishment(cities) });
  state.first = firstPlayer(state, tell);
  shuffle(chance, state.police);
  tell?.({ kind: 'police-shuffled', rule: 'TB-1.3', order: state.police.slice() }, nobody, {
    kind: 'police-shuffled',
    rule: 'TB-1.3',
  });
  beginRound(state, tell);
  return state;
}

/** The seat that the host names, or one that is drawn. [TB-1.2] */
function firstPlayer({ options, chance, seats }: State, tell?: Tell<TheBossEvent>): Seat {
  if (options.firstPlayer !== 'drawn') {
    tell?.({ kind: 'first-player', rule: 'TB-1.2', seat: options.firstPlayer });
    return options.firstPlayer;
  }
  const drawn = random(chance, seats);
  tell?.({ kind: 'first-player', rule: 'TB-1.2', seat: drawn, drawn });
  return drawn;
}

/** A table before the first round: all gangsters at home, no money, Chicago second from the left. [TB-1.1, TB-1.3] */
export function emptyTable(seats: number, options: TheBossOptions, chance: Chance): State {
  return {
    seats,
    options,
    chance,
    cities: citiesOf(options, seats),
    decided: 0,
    over: false,
    round: 1,
    lap: 1,
    turn: 0,
    step: 'place',
    active: 0,
    first: 0,
    lastLap: nobodyYet,
    left: 1,
    hidden: nothingYet.slice(),
    lastRevealed: nothingYet.slice(),
    hands: emptyHands(seats),
    pros: allAtHome(seats, experts),
    amateurs: allAtHome(seats, amateurs),
    leaders: noLeaders.slice(),
    away: [],
    banishedFrom: repeated(none, seats),
    police: policeCards.slice(),
    shown: 0,
    money: repeated(0, seats),
    moves: [],
    past: [],
  };
}

const nobodyYet: readonly Seat[] = [];
const nothingYet: readonly number[] = box.map(() => none);
const noLeaders: readonly number[] = [...nothingYet, none];

function emptyHands(seats: number): Card[][] {
  const hands: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push([]);
  return hands;
}

function allAtHome(seats: number, count: number): number[] {
  const row = repeated(0, seats * places);
  for (let seat = 0; seat < seats; seat++) row[countIndex(seat, home)] = count;
  return row;
}

function repeated(value: number, times: number): number[] {
  const row: number[] = [];
  for (let index = 0; index < times; index++) row.push(value);
  return row;
}
