import type { Card, City } from '../../box.ts';
import type { PlaceMove, RevealMove, TheBossMove } from '../../moves.ts';

/** The current selection: a group for a city, or a card to reveal. It is itself a move. */
export type Choice = PlaceMove | RevealMove;

/** The groups that may be sent to a city, as offered. */
const groupsFor = (moves: readonly TheBossMove[], city: City): readonly PlaceMove[] =>
  moves.filter((move): move is PlaceMove => move.kind === 'place' && move.city === city);

/** The group that a tap on a city selects: the smallest one that is offered, with as many experts as possible. */
export function smallestGroup(moves: readonly TheBossMove[], city: City): PlaceMove | undefined {
  return [...groupsFor(moves, city)].sort(
    (a, b) => a.pros + a.amateurs - (b.pros + b.amateurs) || a.amateurs - b.amateurs,
  )[0];
}

/** One gangster more or fewer of a kind in the selected group. */
export interface Step {
  readonly kind: 'pros' | 'amateurs';
  readonly by: 1 | -1;
}

/** The group after a step, whether or not it is offered. */
export const stepped = (group: PlaceMove, { kind, by }: Step): PlaceMove => ({ ...group, [kind]: group[kind] + by });

/** The offered move that equals the selection. */
export function offered(moves: readonly TheBossMove[], choice: Choice): Choice | undefined {
  if (choice.kind === 'reveal') {
    return moves.find((move): move is RevealMove => move.kind === 'reveal' && move.card === choice.card);
  }
  return groupsFor(moves, choice.city).find(
    ({ pros, amateurs }) => pros === choice.pros && amateurs === choice.amateurs,
  );
}

/** One expert for a city: the simplest placement, to ask why it is refused. */
export const oneExpert = (city: City): PlaceMove => ({ kind: 'place', city, pros: 1, amateurs: 0 });

export const revealOf = (card: Card): RevealMove => ({ kind: 'reveal', card });
