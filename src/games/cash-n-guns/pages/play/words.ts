import { click } from '../../box.ts';
import type { CashMove, MoveOf } from '../../moves.ts';
import { aimOf, bulletOf, exchangesIn, type CashView } from '../../view.ts';
import { say } from '../../../../words/index.ts';
import { bulletName, typeName, whatIs } from './names.ts';
import { traitsAt } from './powers.ts';

type NameAt = (seat: number) => string;
type Deeds = { readonly [Kind in CashMove['kind']]: (move: MoveOf<Kind>, nameAt: NameAt) => string };

const deeds: Deeds = {
  load: ({ bullet }) => say('cash-n-guns.do.load', { bullet: bulletName(bullet) }),
  aim: ({ at }, nameAt) => say('cash-n-guns.do.aim', { name: nameAt(at) }),
  order: ({ seat }, nameAt) => say('cash-n-guns.do.order', { name: nameAt(seat) }),
  'no-order': () => say('cash-n-guns.do.no-order'),
  'aim-anew': ({ at }, nameAt) => say('cash-n-guns.do.aim-anew', { name: nameAt(at) }),
  stand: () => say('cash-n-guns.do.stand'),
  'lie-down': () => say('cash-n-guns.do.lie-down'),
  take: ({ share }) => say('cash-n-guns.do.take', { what: whatIs(share) }),
  'take-two': () => say('cash-n-guns.do.take-two'),
  discard: ({ bullet }) => say('cash-n-guns.do.discard', { bullet: bulletName(bullet) }),
  'draw-from': ({ seat }, nameAt) => say('cash-n-guns.do.draw-from', { name: nameAt(seat) }),
  'hand-over': ({ bullet }) => say('cash-n-guns.do.hand-over', { bullet: bulletName(bullet) }),
  'swap-bullet': ({ bullet }) => say('cash-n-guns.do.swap-bullet', { bullet: bulletName(bullet) }),
  'keep-bullet': () => say('cash-n-guns.do.keep-bullet'),
  forbid: ({ type }) => say('cash-n-guns.do.forbid', { type: typeName(type) }),
  allow: () => say('cash-n-guns.do.allow'),
  'wave-on': () => say('cash-n-guns.do.wave-on'),
  trade: ({ seat }, nameAt) => say('cash-n-guns.do.trade', { name: nameAt(seat) }),
  'no-trade': () => say('cash-n-guns.do.no-trade'),
  fetch: ({ bullet }) => say('cash-n-guns.do.fetch', { bullet: bulletName(bullet) }),
  'no-fetch': () => say('cash-n-guns.do.no-fetch'),
};

/** The label of a button. */
export const deedOf = (move: CashMove, nameAt: NameAt): string =>
  (deeds[move.kind] as (move: CashMove, nameAt: NameAt) => string)(move, nameAt);

type Questions = { readonly [Id in CashView['question']]: (view: CashView, you: number, nameAt: NameAt) => string };

/** The current question to the player at `you`, or their answer while it can be changed. */
const questions: Questions = {
  load: (view, you) =>
    view.owed.includes(you)
      ? say('cash-n-guns.now.load')
      : say('cash-n-guns.now.load.done', { bullet: bulletName(bulletOf(view, view.round, you) ?? click) }),
  aim: (view, you, nameAt) => {
    const at = aimOf(view, you) ?? -1;
    if (!view.owed.includes(you) && at >= 0) return say('cash-n-guns.now.aim.done', { name: nameAt(at) });
    return say(traitsAt(view, you).aimsLast ? 'cash-n-guns.now.aim.kid' : 'cash-n-guns.now.aim');
  },
  order: () => say('cash-n-guns.now.order'),
  'aim-anew': () => say('cash-n-guns.now.aim-anew'),
  courage: ({ now, ownCourage }, you) =>
    ownCourage === null
      ? say('cash-n-guns.now.courage', { guns: gunsOn(now, you) })
      : say(`cash-n-guns.now.courage.${ownCourage}`),
  share: ({ sharing }) =>
    sharing.banned >= 0
      ? say('cash-n-guns.now.share.banned', { type: typeName(sharing.banned) })
      : say('cash-n-guns.now.share'),
  discard: () => say('cash-n-guns.now.discard'),
  'draw-from': () => say('cash-n-guns.now.draw-from'),
  'hand-over': (view) =>
    say('cash-n-guns.now.hand-over', { bullet: bulletName(exchangesIn(view).at(-1)?.drawn ?? click) }),
  'swap-bullet': (view, you) =>
    say('cash-n-guns.now.swap-bullet', { bullet: bulletName(bulletOf(view, view.round, you) ?? click) }),
  'discard-any': () => say('cash-n-guns.now.discard-any'),
  forbid: ({ sharing: { picker, named } }, _you, nameAt) => {
    const [share = 0, second] = named;
    const what = { name: nameAt(picker), what: whatIs(share) };
    return second === undefined
      ? say('cash-n-guns.now.forbid', what)
      : say('cash-n-guns.now.forbid.two', { ...what, second: whatIs(second) });
  },
  trade: ({ loot }, you) => say('cash-n-guns.now.trade', { what: whatIs(loot[you]?.at(-1) ?? 0) }),
  fetch: () => say('cash-n-guns.now.fetch'),
};

export const questionOf = (view: CashView, you: number, nameAt: NameAt): string =>
  questions[view.question](view, you, nameAt);

/** How many standing players visibly aim at this player. */
const gunsOn = ({ aims, aimsShown, standing }: CashView['now'], seat: number): number =>
  aims.filter((at, from) => at === seat && aimsShown.includes(from) && standing.includes(from)).length;

/** What the others do while we wait. */
/** More would need a third line on a phone; the table shows who has chosen. */
const mostNames = 4;

export function waitingFor({ owed, question, sharing }: CashView, nameAt: NameAt): string {
  const [only] = owed;
  if (only === undefined) return say('cash-n-guns.now.sent');
  if (question === 'share') return say('cash-n-guns.now.picks', { name: nameAt(sharing.picker) });
  if (owed.length === 1) return say('cash-n-guns.now.asked', { name: nameAt(only) });
  if (owed.length > mostNames) return say('cash-n-guns.now.choose.many', { count: owed.length });
  return say('cash-n-guns.now.choose', { names: owed.map(nameAt).join(', ') });
}
