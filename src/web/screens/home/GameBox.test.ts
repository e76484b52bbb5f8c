import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../games/catalogue.ts';
import { load, speak } from '../../../words/index.ts';
import GameBox from './GameBox.svelte';
import { shelf } from '../../../games/shelf.ts';

beforeAll(async () => {
  await load('en');
  speak(() => 'en');
});

const nothing = () => undefined;

/** The text of each box, given the seats that the server lists. */
const boxes = (seatsOf: (game: string) => { readonly min: number; readonly max: number } | undefined) =>
  Object.entries(shelf).map(([game, box]) => {
    const state = seatsOf(game) ? 'playable' : 'coming';
    const props = { game, box, state, seats: seatsOf(game), busy: false, onplay: nothing, onopen: nothing } as const;
    return render(GameBox, { props }).body;
  });

test('every game of the server stands on the shelf', () => {
  expect(Object.keys(shelf).toSorted()).toEqual(Object.keys(games).toSorted());
});

describe('a box says for how many players the game is', () => {
  test('as the server does', () => {
    for (const body of boxes(() => ({ min: 5, max: 9 }))) {
      expect(body).toContain('5–9 players · ');
    }
  });

  test('not before the server has said it', () => {
    for (const body of boxes(() => undefined)) {
      expect(body).not.toContain('players');
      expect(body).toMatch(/>\d+ minutes?</);
    }
  });
});
