import { readdirSync, readFileSync } from 'node:fs';
import { games } from '../../games/catalogue.ts';
import { Film, openFilm } from '../film.ts';

const archive = (game: string) => new URL(`../../games/${game}/archive/`, import.meta.url);

/** The recorded games of the archive, as text. */
export const recordsOf = (game: string): readonly string[] =>
  readdirSync(archive(game)).map((name) => recordCalled(game, name));

export const recordCalled = (game: string, name: string): string => readFileSync(new URL(name, archive(game)), 'utf8');

export function filmOf(text: string): Film {
  const film = openFilm(games, text);
  if (!(film instanceof Film)) throw new Error(JSON.stringify(film.problem));
  return film;
}
