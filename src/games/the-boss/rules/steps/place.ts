import { addAt, at } from '../../../../engine/at.ts';
import type { Refusal } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { amateurs, chicago, experts, home, none, type City } from '../../box.ts';
import { pass, placements, type PassMove, type PlaceMove } from '../../moves.ts';
import { countIndex, gangstersAt, gangstersAtHome, isAbroad, type State } from '../state.ts';
import type { Step } from './step.ts';

const onlyPass: readonly PassMove[] = [pass];

/** First, if wanted, gangsters are placed, all in one city. [TB-2.3, TB-3] */
export const place: Step<PlaceMove | PassMove> = {
  kinds: ['place', 'pass'],

  legalMoves(state, seat) {
    if (gangstersAtHome(state, seat) === 0) return onlyPass;
    const moves: (PlaceMove | PassMove)[] = [pass];
    const banishedFrom = state.banishedFrom[seat];
    for (const city of state.cities) if (city !== banishedFrom) addPlacements(state, seat, city, moves);
    if (isAbroad(state, seat)) addPlacements(state, seat, chicago, moves);
    return moves;
  },

  refusal: (state, seat, move) => (move.kind === 'place' ? refusalOfPlacing(state, seat, move) : undefined),

  play(state, seat, move, tell) {
    state.step = 'reveal';
    if (move.kind === 'pass') {
      tell?.({ kind: 'passed', rule: 'TB-3.6', seat });
      return;
    }
    const { city, pros, amateurs: others } = move;
    addAt(state.pros, countIndex(seat, home), -pros);
    addAt(state.pros, countIndex(seat, city), pros);
    addAt(state.amateurs, countIndex(seat, home), -others);
    addAt(state.amateurs, countIndex(seat, city), others);
    state.leaders[city] = seat;
    tell?.({ kind: 'placed', rule: 'TB-3.1', seat, city, pros, amateurs: others });
  },
};

function refusalOfPlacing(state: State, seat: Seat, move: PlaceMove): Refusal | undefined {
  const { city, pros, amateurs: others } = move;
  const [prosHome, amateursHome] = [
    state.pros[countIndex(seat, home)] ?? 0,
    state.amateurs[countIndex(seat, home)] ?? 0,
  ];
  if (city === state.banishedFrom[seat]) return { rule: 'TB-3.5', values: { reason: 'banished', city } };
  if (city === chicago && !isAbroad(state, seat)) return { rule: 'TB-3.4', values: { reason: 'chicago-comes-second' } };
  if (pros > prosHome || others > amateursHome) {
    return { rule: 'TB-3.1', values: { reason: 'not-at-home', pros: prosHome, amateurs: amateursHome } };
  }
  if (pros + (state.pros[countIndex(seat, city)] ?? 0) === 0) {
    return { rule: 'TB-3.3', values: { reason: 'amateurs-alone', city } };
  }
  const needed = neededToLead(state, seat, city);
  if (pros + others < needed) return { rule: 'TB-3.2', values: { reason: 'not-the-most', city, needed } };
  return undefined;
}

/** How many more gangsters a seat needs in a city to have more than every other player. [TB-3.2] */
function neededToLead(state: State, seat: Seat, city: City): number {
  const leader = at(state.leaders, city);
  if (leader === seat || leader === none) return 1;
  return gangstersAt(state, leader, city) - gangstersAt(state, seat, city) + 1;
}

/*
 * The placements in one city depend on few numbers: who is at home, how many are needed, and whether an expert is there
 * already. So they are listed once and looked up. Keys are dense, since V8 would keep an array with gaps as a slow
 * dictionary.
 */
const mostNeeded = experts + amateurs;
const listed: (readonly PlaceMove[])[] = [];

for (const moves of placements) {
  for (let prosHome = 0; prosHome <= experts; prosHome++) {
    for (let amateursHome = 0; amateursHome <= amateurs; amateursHome++) {
      const fromHome = moves.filter((move) => move.pros <= prosHome && move.amateurs <= amateursHome);
      for (let needed = 0; needed <= mostNeeded; needed++) {
        const enough = fromHome.filter((move) => move.pros + move.amateurs >= needed);
        listed.push(
          enough.filter((move) => move.pros > 0),
          enough,
        );
      }
    }
  }
}

function addPlacements(state: State, seat: Seat, city: City, moves: (PlaceMove | PassMove)[]): void {
  const { pros, amateurs: others } = state;
  const row = countIndex(seat, 0);
  // Plain reads, here and in the loop below: `at` is too slow for the list of moves; see at.ts.
  const prosHome = pros[row + home] as number;
  const amateursHome = others[row + home] as number;
  const needed = neededToLead(state, seat, city);
  if (needed > prosHome + amateursHome) return;
  const expertThere = pros[row + city] === 0 ? 0 : 1;
  const group = (city * (experts + 1) + prosHome) * (amateurs + 1) + amateursHome;
  const list = at(listed, (group * (mostNeeded + 1) + needed) * 2 + expertThere);
  for (let index = 0; index < list.length; index++) moves.push(list[index] as PlaceMove);
}
