import type { SecrecyModel } from '../../../engine/testing/secrecy.ts';
import type { State } from '../rules/state.ts';
import type { ThievesView } from '../view.ts';
import { knowledge } from './knowledge.ts';
import { otherWorld } from './other-world.ts';

export const secrecyModel: SecrecyModel<State, ThievesView> = {
  knowledge,
  otherWorld,
  hidden: (state) => ({
    deck: state.deck,
    hands: state.hands.map((hand) => hand.toSorted()),
    'face-down loot': state.loot,
    'waiting cards': state.waiting,
  }),
};
