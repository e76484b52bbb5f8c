import { at } from '../../../../engine/at.ts';
import { ask, asks, refuse, type Question } from '../asking.ts';
import { typeCalled, typeOf, types } from '../../box.ts';
import type { MoveOf } from '../../moves.ts';
import { fixedOffers } from '../offers.ts';
import { isIn } from '../seating.ts';
import { none, type State } from '../state.ts';
import type { Power } from './power.ts';

const rule = 'CG-6.dictator';

/** Standing, once per sharing: may forbid the type of a share that another player has named. */
export const dictator: Power = {
  atNamed(state, seat, tell) {
    if (seat === state.sharing.picker || !isIn(state.now.standing & ~state.sharing.spent & ~state.sharing.waved, seat))
      return;
    if (forbiddable(state) === 0) return;
    const shares =
      state.sharing.secondNamed === none ? [state.sharing.named] : [state.sharing.named, state.sharing.secondNamed];
    tell?.({ kind: 'named', rule: 'CG-2.18', seat: state.sharing.picker, shares });
    ask(state, 1 << seat, asks.forbid);
  },
};

/** The types of what is named, as a set; a clip cannot be forbidden under the Polish rulebook. */
function forbiddable(state: State): number {
  let set = 1 << at(typeOf, state.sharing.named);
  if (state.sharing.secondNamed !== none) set |= 1 << at(typeOf, state.sharing.secondNamed);
  return state.options.rulebook === 'polish' ? set & ~(1 << typeCalled('clip')) : set;
}

type Answer = MoveOf<'forbid' | 'allow' | 'wave-on'>;
const allow: Answer = { kind: 'allow' };
const waveOn: Answer = { kind: 'wave-on' };
const answers = fixedOffers<Answer>(
  types.map((_, type) => ({ kind: 'forbid', type })),
  [allow, waveOn],
);

const forbid: Question<Answer> = {
  rule,
  kinds: ['forbid', 'allow', 'wave-on'],
  everyMove: answers.all,
  legalMoves: (state) => answers.among(forbiddable(state)),
  refusal: (state, _seat, move) =>
    move.kind !== 'forbid' || forbiddable(state) & (1 << move.type) ? undefined : refuse(rule, 'not-named'),
  play(state, seat, move, tell) {
    if (move.kind === 'forbid') {
      state.sharing.spent |= 1 << seat;
      state.sharing.banned = move.type;
      tell?.({ kind: 'forbade', rule, seat, to: state.sharing.picker, type: move.type });
      return;
    }
    if (move.kind === 'wave-on') state.sharing.waved |= 1 << seat;
    tell?.({ kind: move.kind === 'allow' ? 'allowed' : 'waved-on', rule, seat });
  },
  fallback: () => allow,
};

export const dictatorQuestions = { forbid } as const;
