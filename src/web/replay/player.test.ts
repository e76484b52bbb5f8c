import { expect, test } from 'vitest';
import { previewOf } from '../../replay/film.ts';
import type { Questions } from '../../replay/messages.ts';
import { filmOf, recordsOf } from '../../replay/testing/archive.ts';
import { games } from '../../games/catalogue.ts';
import type { FilmReader } from './film-reader.ts';
import { Player } from './player.svelte.ts';

const [text = ''] = recordsOf('thieves');
const film = filmOf(text);

/** A reader that answers at once, and remembers what it was asked. */
function readerOf() {
  const asked: string[] = [];
  const answer = (kind: keyof Questions, { step = 0 }: { readonly step?: number }) =>
    ({ game: film.gameAt(step, 'all'), story: film.story('all'), tale: film.tale(), hidden: film.hidden() })[
      kind as 'game'
    ];
  const ask = ((kind: keyof Questions, question: object) => {
    asked.push(kind);
    return Promise.resolve(answer(kind, question));
  }) as FilmReader['ask'];
  return { asked, reader: { ask } };
}

function previewed() {
  const look = previewOf(games, text);
  if ('problem' in look) throw new Error(look.problem.kind);
  const { asked, reader } = readerOf();
  return { asked, player: new Player(reader, look) };
}

test('the set-up is shown before anything is known about the moves, and nothing is asked until they are', async () => {
  const { asked, player } = previewed();
  const wish = player.show(3);
  await Promise.resolve();
  expect([player.step, asked]).toEqual([0, []]);
  await player.open(film.info, 0);
  await wish;
  expect([player.step, player.scene.game]).toEqual([3, film.gameAt(3, 'all')]);
});

test('the log of the first moment comes with the moves', async () => {
  const { player } = previewed();
  expect(player.log).toEqual([]);
  await player.open(film.info, 0);
  expect(player.log).toEqual(film.story('all').filter(({ seq }) => seq === 0));
  expect(player.fresh).toEqual([]);
});

test('only the very next step is told; a jump has nothing new', async () => {
  const { player } = previewed();
  await player.open(film.info, 0);
  await player.show(1);
  expect(player.fresh.length).toBeGreaterThan(0);
  await player.show(4);
  expect(player.fresh).toEqual([]);
});

test('the seats are the same objects in every scene', async () => {
  const { player } = previewed();
  const { seats } = player.scene.table;
  await player.open(film.info, 5);
  expect(player.scene.table.seats).toBe(seats);
});

test('names that are learned appear at the next moment, and only where they are asked for', async () => {
  const { player } = previewed();
  await player.open(film.info, 0);
  const names = seatNames(film.info.seats);
  expect(player.hasNames).toBe(false);
  player.learnNames(names);
  expect(player.hasNames).toBe(true);
  const named = async (how: 'with-names' | 'without-names') =>
    (await player.ending(how)).table.seats.map(({ name }) => name);
  expect(await named('with-names')).toEqual(names);
  expect(await named('without-names')).not.toEqual(names);
});

const seatNames = (seats: number): readonly string[] => ['Ada', 'Ben', 'Cleo', 'Dan', 'Ewa', 'Filip'].slice(0, seats);
