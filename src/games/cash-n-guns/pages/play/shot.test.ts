import { beforeAll, expect, it } from 'vitest';
import { viewOf } from '../../../../engine/view.ts';
import { bang, click, type Bullet } from '../../box.ts';
import { cashNGuns } from '../../rules/index.ts';
import { table } from '../../testing/table.ts';
import type { CashView } from '../../view.ts';
import { figures, type SeatInView } from '../../../../protocol/scene.ts';
import { load, loadAlso, speak } from '../../../../words/index.ts';
import { hitsOf, shotOf } from './shot.ts';

beforeAll(async () => {
  await loadAlso('cash-n-guns', 'table');
  await load('en');
  speak(() => 'en');
});

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Ewa'];
const seats = names.map((name, seat): SeatInView => ({
  kind: 'person',
  name,
  figure: figures[seat] ?? 'fedora',
  bot: null,
  host: false,
  keeper: false,
  present: true,
  standIn: false,
}));

/** Ada and Ben shoot at Dan; Cleo aimed at Ewa, who ducked. */
const view = (): CashView => {
  const whole = viewOf(cashNGuns, table({ seats: 5 }), 'spectator');
  const now = { ...whole.now, standing: [0, 1, 2, 3], lying: [4], discarded: [2, 4], shown: [] };
  return { ...whole, living: [0, 1, 2, 3, 4], now };
};
const wordsOf = (shown: Readonly<Record<number, Bullet>>, by = [0]) =>
  Object.fromEntries(
    shotOf(view(), seats, { at: 3, by }, shown).others.map(({ word, people }) => [
      word,
      people.map(({ name }) => name),
    ]),
  );

it('has one picture for each victim, with all shooters', () => {
  const shots = [
    { seat: 0, at: 3, bullet: bang },
    { seat: 3, at: 0, bullet: bang },
    { seat: 2, at: 3, bullet: click },
    { seat: 1, at: 3, bullet: bang },
  ];
  expect(hitsOf(shots)).toEqual([
    { at: 0, by: [3] },
    { at: 3, by: [0, 1] },
  ]);
});

it('says "unseen" about a shot at somebody who ducked', () => {
  expect(wordsOf({})).toEqual({ unseen: ['Cleo'], ducked: ['Ewa'] });
});

it('says nothing of guns that are shown later', () => {
  expect(wordsOf({ 0: bang })).toEqual({ unseen: ['Cleo'], ducked: ['Ewa'] });
  expect(wordsOf({ 0: bang, 1: click })).toEqual({ 'Click!': ['Ben'], unseen: ['Cleo'], ducked: ['Ewa'] });
});
