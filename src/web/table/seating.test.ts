import { expect, test } from 'vitest';
import type { Figure, Scene, SeatInView } from '../../protocol/scene.ts';
import { freeFigure, freeName, takenFigures } from './seating.ts';

const seat = (kind: SeatInView['kind'], name: string, figure: Figure): SeatInView => ({
  kind,
  name,
  figure,
  bot: kind === 'bot' ? 'regular' : null,
  host: false,
  keeper: false,
  present: true,
  standIn: false,
});

function sceneFor(you: number | null, name = 'Ada'): Scene {
  const seats = [seat('person', name, 'fan'), seat('bot', 'Dutch', 'cap'), seat('empty', '', 'veil')];
  const table = {
    code: 'ABCDEF',
    game: 'thieves',
    options: {},
    clock: 'none',
    stage: 'lobby',
    locked: false,
    paused: false,
    finished: 0,
    seats,
    watching: 0,
    waiting: [],
    next: null,
    endVote: null,
    newcomer: null,
    closed: [],
    resumable: null,
    unplayable: null,
    evening: null,
    whatIf: null,
    isOnScreen: false,
    help: 'none',
    chat: 'table',
  } as const;
  return {
    table,
    you: { seat: you, host: false, heir: false, newcomer: false, waiting: false, sentOff: false, resumable: null },
    game: null,
  };
}

test('only figures of other people are taken', () => {
  expect(takenFigures(sceneFor(null))).toEqual(['fan']);
  expect(takenFigures(sceneFor(0))).toEqual([]);
});

test('a figure that is taken gives way to a free one', () => {
  expect(freeFigure(sceneFor(null), 'fan')).toBe('fedora');
  expect(freeFigure(sceneFor(null), 'cap')).toBe('cap');
  expect(freeFigure(sceneFor(0), 'fan')).toBe('fan');
});

test('a long name gives way to its number without breaking an emoji', () => {
  const family = '👩‍👩‍👧‍👦👩‍❤️‍👩';
  expect(freeName(sceneFor(null, family), family)).toBe('👩‍👩‍👧‍👦 2');
});

test('a name that is taken gets a number', () => {
  expect(freeName(sceneFor(null), 'ada')).toBe('ada 2');
  expect(freeName(sceneFor(0), 'Ada')).toBe('Ada');
  expect(freeName(sceneFor(null), 'Bo')).toBe('Bo');
});
