import { addAt, at } from '../../../../engine/at.ts';
import type { Tell } from '../../../../engine/game.ts';
import { chicago, home, none } from '../../box.ts';
import type { TheBossEvent } from '../../events.ts';
import { countIndex, type State } from '../state.ts';

/** Experts go home from all cities; amateurs who were used leave the game. [TB-2.5] */
export function goHome(state: State, tell?: Tell<TheBossEvent>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    let used = 0;
    for (let place = countIndex(seat, 0); place <= countIndex(seat, chicago); place++) {
      addAt(state.pros, countIndex(seat, home), at(state.pros, place));
      used += at(state.amateurs, place);
      state.pros[place] = 0;
      state.amateurs[place] = 0;
    }
    if (used > 0) tell?.({ kind: 'amateurs-left', rule: 'TB-2.5', seat, amateurs: used });
  }
  state.leaders.fill(none);
}

/** Experts who have missed enough rounds come home for this one. [TB-5.5] */
export function comeBack(state: State, tell?: Tell<TheBossEvent>): void {
  if (state.away.length === 0) return;
  for (const { seat, place, back } of state.away) {
    if (back !== state.round) continue;
    addAt(state.pros, countIndex(seat, home), 1);
    tell?.({ kind: 'back', rule: 'TB-5.5', seat, from: place });
  }
  state.away = state.away.filter(({ back }) => back !== state.round);
}
