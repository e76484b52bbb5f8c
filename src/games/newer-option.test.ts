import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { headerFor, replay } from '../engine/replay.ts';
import { openFilm } from '../replay/film.ts';
import { games } from './catalogue.ts';

/** The same game after it got one more option. */
const later = (game: Game): Game => ({
  ...game,
  options: [...game.options, { name: 'newer', values: ['no', 'yes'], default: 'no', rule: 'G-4' }],
});

test.each(Object.values(games).map((game) => [game.id, game] as const))(
  'a new option of %s breaks no earlier record',
  (id, game) => {
    const folder = new URL(`${id}/archive/`, import.meta.url);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const lines = text.trimEnd().split('\n');
      expect([file, replay(later(game), lines)]).toEqual([file, undefined]);
      expect(headerFor(later(game), lines).options).toMatchObject({ newer: 'no' });
      expect(openFilm({ [id]: later(game) }, text)).toHaveProperty('info.options.newer', 'no');
    }
  },
);
