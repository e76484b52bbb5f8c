import type { PlayableGame } from '../../../protocol/http.ts';
import type { Scene, TableInView } from '../../../protocol/scene.ts';
import { say, sayIfKnown } from '../../../words/index.ts';

/** The names of those who are here and not ready for the next game yet. */
export function awaitedFor({ table }: Scene): readonly string[] {
  const ready = table.next?.ready ?? [];
  return table.seats.flatMap(({ kind, present, standIn, name }, seat) =>
    kind === 'person' && present && !standIn && !ready.includes(seat) ? name : [],
  );
}

/**
 * Says why the people at a table do not fit a game; empty if they do. Somebody who only gets a free seat takes nobody’s.
 */
export function misfit({ seats, waiting }: TableInView, game: PlayableGame | undefined): string {
  if (!game) return '';
  const { min, max } = game.seats;
  const queue = waiting.filter(({ comes }) => comes !== 'if-free');
  const people = seats.filter(({ kind }) => kind === 'person').length + queue.length;
  const name = sayIfKnown(`game.${game.id}.name`) ?? game.id;
  if (people > max) return say('next.too-many', { game: name, max, out: people - max });
  return people < min && seats.length < min ? say('next.too-few', { game: name, min }) : '';
}
