import { describe, expect, test } from 'vitest';
import { viewOf } from '../engine/view.ts';
import { stepsIn } from '../engine/replay.ts';
import { games } from '../games/catalogue.ts';
import { oddsFrom } from '../bots/odds.ts';
import { bots } from '../games/bots.ts';
import { openFilm, previewOf } from './film.ts';
import { filmOf, recordsOf } from './testing/archive.ts';

const unknown = (id: string): never => {
  throw new Error(`There is no game ${id}.`);
};
const [record = ''] = recordsOf('thieves');

describe.each(Object.keys(games))('%s:', (id) => {
  const game = games[id] ?? unknown(id);
  const [text = ''] = recordsOf(id);
  const film = filmOf(text);
  const steps = text
    .trim()
    .split('\n')
    .filter((line) => line.includes('"decision"')).length;

  test('a film has a step for every move of the record', () => {
    expect(film.info.steps).toBe(steps);
    expect(film.info.movers).toHaveLength(steps);
    expect(film.gameAt(3, 'spectator').toAct).toContain(film.info.movers[3]);
  });

  test('every seat and a spectator see in each step what they saw in the game', () => {
    let step = 0;
    for (const { state } of stepsIn(game, text.trim().split('\n'))) {
      for (const eyes of ['spectator', 0, 1] as const) {
        expect(film.gameAt(step, eyes).view).toEqual(viewOf(game, state, eyes));
      }
      step += 1;
    }
  });

  test('nobody hears in a film what they could not hear in the game', () => {
    const secret = (eyes: 'spectator' | 'all') => JSON.stringify(film.story(eyes)).length;
    expect(secret('all')).toBeGreaterThan(secret('spectator'));
  });

  test('with everything face up the game stands as it stood', () => {
    for (const step of [0, Math.floor(steps / 2), steps]) {
      const { over } = film.gameAt(step, 'spectator').view as { readonly over: unknown };
      expect(film.gameAt(step, 'all').view).toMatchObject({ over });
    }
    expect(film.gameAt(1, 'all').view).not.toEqual(film.gameAt(1, 'spectator').view);
  });

  test('at a decision the odds are those of the seat that decides, whatever else is true', () => {
    const [seat = 0] = film.gameAt(0, 'spectator').toAct;
    const odds = film.odds(0, seat);
    expect(odds).toEqual(oddsFrom(bots[id]?.odds, film.gameAt(0, seat).view));
    expect(odds.facts.length).toBeGreaterThan(0);
    expect(film.odds(steps, seat).facts).toEqual([]);
  });

  test('everything that was hidden can be shown', () => {
    expect(film.hidden()).not.toBeNull();
  });

  test('the last step has the result and the final count', () => {
    const { result, score, toAct } = film.gameAt(steps, 'spectator');
    expect(result?.winners.length).toBeGreaterThan(0);
    expect(score.length).toBeGreaterThan(0);
    expect(toAct).toEqual([]);
  });

  test('the first picture is that of the film, and knows how many steps there are', () => {
    expect(previewOf(games, text)).toEqual({
      info: { ...film.info, movers: [], rounds: [0] },
      game: film.gameAt(0, 'all'),
    });
  });

  test('it begins with a round and ends with a moment', () => {
    expect(film.info.rounds.at(0)).toBe(0);
    expect(film.tale().moments.at(-1)?.step).toBe(steps);
  });
});

describe('a text that is not a valid record is refused with the reason:', () => {
  const lines = record.trim().split('\n');
  const changed = (line: number, text: string) => lines.with(line, text).join('\n');
  test.each([
    ['nothing', '', { kind: 'damaged', line: 1 }],
    ['something else', 'hello', { kind: 'damaged', line: 1 }],
    ['a line that is no JSON', changed(4, '{'), { kind: 'damaged', line: 5 }],
    [
      'a move that nobody made',
      changed(lines.length - 1, '{"result":{"winners":[0],"scores":[1]}}'),
      { kind: 'damaged', line: lines.length },
    ],
    ['a record that was cut off', lines.slice(0, -1).join('\n'), { kind: 'damaged', line: lines.length }],
    ['deep brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, { kind: 'damaged', line: 1 }],
    [
      'a deep field',
      record.replace('"seats":', `"seats":${'['.repeat(50_000)}${']'.repeat(50_000)},"x":`),
      { kind: 'damaged', line: 1 },
    ],
    ['another game', record.replace('"game":"thieves"', '"game":"chess"'), { kind: 'unknown-game', game: 'chess' }],
    ['too much', `${record}${'\n{}'.repeat(50_000)}`, { kind: 'too-large' }],
  ])('%s', (_, text, problem) => {
    expect(openFilm(games, text)).toEqual({ problem });
  });

  test('a header that nobody could play has no first picture either', () => {
    for (const text of ['', 'hello', record.replace(/"seats":\d/, '"seats":9'), record.replace('thieves', 'chess')]) {
      expect(previewOf(games, text)).toEqual(openFilm(games, text));
    }
  });

  test('names are told by a record that has them, and have to fit the table', () => {
    const [header = '', ...rest] = lines;
    const { seats } = JSON.parse(header) as { seats: number };
    const named = (names: unknown) =>
      openFilm(games, [JSON.stringify({ ...(JSON.parse(header) as object), names }), ...rest].join('\n'));
    const cast = Array.from({ length: seats }, (_, seat) => `Ala ${seat}`);
    expect(named(cast)).toMatchObject({ info: { names: cast } });
    for (const wrong of [cast.slice(1), cast.with(0, 'x'.repeat(21)), 'Ala', [cast]]) {
      expect(named(wrong)).toEqual({ problem: { kind: 'damaged', line: 1 } });
    }
  });

  test.each([
    ['a later version', record.replace(/"rules":\d+/, '"rules":99')],
    ['another box', record.replace('"money-0"', '"money-00"')],
  ])('other rules: %s', (_, later) => {
    expect(openFilm(games, later)).toEqual({ problem: { kind: 'other-rules', game: 'thieves' } });
  });
});
