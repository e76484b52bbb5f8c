import { includes, type Seat } from '../../../engine/seats.ts';
import type { Card } from '../box.ts';
import { handOf, isPublic, type State } from './state.ts';
import { isOver } from './turn.ts';
import { nothingPrivate, type ThievesPrivate } from '../view.ts';

/** The seat's own hand, what its Double loot drew, and face-down loot that it has owned. [TH-6.2, TH-6.3] */
export function privateView(state: State, seat: Seat): ThievesPrivate {
  if (isOver(state)) return nothingPrivate;
  return {
    viewer: seat,
    hand: handOf(state, seat).slice(),
    waitingCards: state.active === seat && state.waiting.length > 0 ? state.waiting.slice() : noCards,
    knownLoot: lootKnownTo(state, seat),
  };
}

function lootKnownTo({ loot }: State, viewer: Seat): ThievesPrivate['knownLoot'] {
  const known: (readonly Card[])[] = [];
  for (const row of loot) {
    let faces: Card[] | undefined;
    for (const each of row) if (includes(each.knownBy, viewer) && !isPublic(each)) (faces ??= []).push(each.card);
    known.push(faces ?? noCards);
  }
  return known;
}

/** All empty rows are the same object, so that a diff can skip them. */
const noCards: readonly Card[] = [];
