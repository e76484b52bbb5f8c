import type { SecrecyModel } from '../../../engine/testing/secrecy.ts';
import type { State } from '../rules/state.ts';
import type { TheBossView } from '../view.ts';
import { knowledge } from './knowledge.ts';
import { otherWorld } from './other-world.ts';

export const secrecyModel: SecrecyModel<State, TheBossView> = {
  knowledge,
  otherWorld,
  hidden: (state) => ({ 'hidden cards': state.hidden, hands: state.hands, 'police cards': state.police }),
};
