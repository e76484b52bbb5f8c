import { includes, type Seat } from '../../engine/seats.ts';
import { handOf, isPublic, lootOf, type LootCard, type State } from './state.ts';
import { isOver } from './turn.ts';
import { nothingPrivate, type KnownLoot, type ThievesPrivate } from './view.ts';

/** The seat's own hand, what its Double loot drew, and face-down loot that it has owned. [TH-6.2, TH-6.3] */
export function privateView(state: State, seat: Seat): ThievesPrivate {
  if (isOver(state)) return nothingPrivate;
  return {
    viewer: seat,
    hand: handOf(state, seat).slice(),
    waitingCards: state.active === seat ? state.waiting.slice() : [],
    knownLoot: lootKnownTo(state, seat),
  };
}

function lootKnownTo(state: State, viewer: Seat): readonly KnownLoot[] {
  const known: KnownLoot[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const row = lootOf(state, seat);
    for (let place = 0; place < row.length; place++) {
      const loot = row[place] as LootCard;
      if (includes(loot.knownBy, viewer) && !isPublic(loot)) known.push({ seat, place, card: loot.card });
    }
  }
  return known;
}
