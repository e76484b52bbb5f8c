import { describe, expect, it, test } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { bang, click } from '../../box.ts';
import { cashNGuns } from '../../rules/index.ts';
import { playUntil, type Script } from '../../testing/playing.ts';
import { table } from '../../testing/table.ts';
import { holdUpOf, moodOf } from './hold-up.ts';

const aims = [1, 3, 3, 0];
const atCourage = (script: Script = {}) =>
  viewOf(cashNGuns, playUntil(table(), 'courage', { aims, ...script }).state, 'spectator');
const quiet = { shots: {}, hit: [] };

describe('a hold-up', () => {
  it('shows who aims at whom, and who has the most guns pointed at them', () => {
    const view = atCourage();
    expect(holdUpOf(view, quiet)).toEqual({
      aims: aims.map((to, from) => ({ from, to })),
      idle: [],
      guns: [1, 1, 0, 2],
      threatened: 3,
    });
  });

  it('singles out nobody where two have the same to fear', () => {
    expect(holdUpOf(atCourage({ aims: [1, 0, 1, 0] }), quiet).threatened).toBeNull();
  });

  it('shows at whom the viewer would aim to the viewer alone, and counts it as no threat', () => {
    const view = viewOf(cashNGuns, playUntil(table(), 'aim').state, 0);
    const pointing = { from: 0, to: 2 };
    expect(holdUpOf(view, quiet, pointing)).toMatchObject({ aims: [pointing], guns: [0, 0, 0, 0], threatened: null });
  });

  it('loses an aim that leads to nothing: a Click', () => {
    expect(holdUpOf(atCourage(), { shots: { 1: click, 2: bang } }).idle).toEqual([1]);
  });

  it('is written in the faces', () => {
    const view = atCourage();
    const moods = [0, 1, 2, 3].map((seat) => moodOf(view, seat, holdUpOf(view, quiet), []));
    expect(moods).toEqual(['angry', 'angry', 'angry', 'danger']);
    expect(moodOf(view, 3, holdUpOf(view, quiet), [3])).toBe('hit');
  });
});

test('[CG-7.2] as long as no bullet is shown, nothing of the hold-up depends on one', () => {
  const shown = (bullets: string) => {
    const view = atCourage({ bullets });
    const holdUp = holdUpOf(view, quiet);
    return { holdUp, moods: [0, 1, 2, 3].map((seat) => moodOf(view, seat, holdUp, [])) };
  };
  expect(shown('bbbb')).toEqual(shown('cccc'));
  expect(shown('bcbc')).toEqual(shown('cbcb'));
});
