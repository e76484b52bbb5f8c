import type { SecrecyModel } from '../../../engine/testing/secrecy.ts';
import { lootPerRound } from '../box.ts';
import { isIn } from '../rules/seating.ts';
import type { State } from '../rules/state.ts';
import type { CashView } from '../view.ts';
import { knowledge } from './knowledge.ts';
import { otherWorld } from './other-world.ts';

export const secrecyModel: SecrecyModel<State, CashView> = {
  knowledge,
  otherWorld,
  hidden: (state) => ({
    'later rounds': state.piles.slice(state.round * lootPerRound),
    hands: state.hands,
    bullets: [...state.past, state.now].map((round) => round.bullets),
    aims: state.now.aims.filter((_, seat) => !isIn(state.now.aimsShown, seat)),
    courage: state.now.ducking,
    exchanges: state.exchanges,
    'cards discarded for a Bang!': state.fetches,
    'face-down pile': state.pile,
  }),
};
