import { addAt, at } from '../../../../../engine/at.ts';
import type { Tell } from '../../../../../engine/game.ts';
import { allShares, rounds, token, type Share } from '../../../box.ts';
import type { CashEvent } from '../../../events.ts';
import { onTable, removeFromGame } from '../../loot.ts';
import { clockwiseFrom, isIn } from '../../seating.ts';
import { finish, none, type State } from '../../state.ts';

export function endRound(state: State, tell?: Tell<CashEvent>): void {
  state.sharing.picker = none;
  state.sharing.named = none;
  state.sharing.banned = none;
  state.sharing.served = 0;
  state.sharing.sated = 0;
  state.sharing.spent = 0;
  state.sharing.waved = 0;
  clearTable(state, tell);
  state.past.push(state.now);
  if (state.round === rounds) {
    finish(state, 'counted');
    tell?.({ kind: 'over', rule: 'CG-4.1' });
    return;
  }
  passDesk(state, tell);
}

/** Loot that nobody took waits for the next round, unless the table plays otherwise; the token does not. [CG-2.22] */
function clearTable(state: State, tell?: Tell<CashEvent>): void {
  state.table[token] = 0;
  if (tell) {
    const cards = allShares.flatMap((share) => Array<Share>(onTable(state, share)).fill(share));
    if (cards.length > 0) tell({ kind: 'left-over', rule: 'CG-2.22', cards });
  }
  if (state.options.leftovers === 'carry-over' && state.round < rounds) return;
  for (const share of allShares) {
    while (onTable(state, share) > 0) {
      addAt(state.table, share, -1);
      removeFromGame(state, share);
    }
  }
}

/**
 * The player who took the token gets the desk; otherwise it stays, or passes on if the Godfather died. [CG-2.20,
 * CG-2.21]
 */
function passDesk(state: State, tell?: Tell<CashEvent>): void {
  if (state.now.nextGodfather !== none) {
    state.godfather = state.now.nextGodfather;
    tell?.({ kind: 'godfather', rule: 'CG-2.20', seat: state.godfather });
    return;
  }
  if (!isIn(state.living, state.godfather)) state.godfather = at(clockwiseFrom(state.godfather, state.living), 0);
  tell?.({ kind: 'godfather', rule: 'CG-2.21', seat: state.godfather });
}
