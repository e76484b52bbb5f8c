import { addAt, at } from '../../../../engine/at.ts';
import { lootPerRound, token } from '../../box.ts';
import { freshRound } from '../fresh.ts';
import { hook, whoHas } from '../powers/holders.ts';
import { powerOf } from '../powers/index.ts';
import type { Substep } from './substep.ts';

/** Every living player stands again; the loot of the round is turned face up. [CG-2.1] */
const turnUpLoot: Substep = (state, tell) => {
  state.round += 1;
  state.now = freshRound(state.seats, state.godfather, state.living);
  const first = (state.round - 1) * lootPerRound;
  for (let card = first; card < first + lootPerRound; card++) addAt(state.table, at(state.piles, card), 1);
  state.table[token] = 1;
  tell?.({ kind: 'round', rule: 'CG-2.1', round: state.round, cards: state.piles.slice(first, first + lootPerRound) });
};

/** Powers that act when the loot is known act now. [CG-2.2] */
const powersAtLoot: Substep = (state, tell) => {
  for (const seat of whoHas(state, hook.atLoot, state.living)) powerOf(state, seat).atLoot?.(state, seat, tell);
};

export const loot: readonly Substep[] = [turnUpLoot, powersAtLoot];
