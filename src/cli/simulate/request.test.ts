import { expect, test } from 'vitest';
import { parseRequest } from './request.ts';

const parse = (line: string) => {
  const request = parseRequest(line === '' ? [] : line.split(' '));
  if (request === 'help') throw new Error('No help was asked for.');
  return request;
};

test('without further words four random players play 1000 games of series 1, and the results are a table', () => {
  const { job, output } = parse('thieves');
  expect({ ...job, output }).toEqual({
    game: 'thieves',
    options: { reshuffleDiscards: false },
    seed: 1,
    games: 1000,
    bots: ['random', 'random', 'random', 'random'],
    records: undefined,
    output: 'table',
  });
});

test('everything can be said', () => {
  const line = 'thieves --seats 3 --games 5 --seed 0 --bots regular --option reshuffleDiscards=true --cores 2 --json';
  expect(parse(`${line} --records there`)).toEqual({
    job: {
      game: 'thieves',
      options: { reshuffleDiscards: true },
      seed: 0,
      games: 5,
      bots: ['regular', 'regular', 'regular'],
      records: 'there',
    },
    cores: 2,
    output: 'json',
  });
});

test('a list of bots says how many seats there are', () => {
  expect(parse('thieves --bots regular,random*4').job.bots).toHaveLength(5);
});

test('help is shown whatever else is asked for', () => {
  expect(parseRequest(['--help', 'chess'])).toBe('help');
});

test.each([
  ['', 'Say which game: '],
  ['chess', 'There is no game "chess"; there is '],
  ['toString', 'There is no game "toString"; there is '],
  ['thieves chess', 'One game at a time: "chess" is one word too many.'],
  ['thieves --seats 7', '--seats takes a whole number from 3 to 6, not "7".'],
  ['thieves --games 0', '--games takes a whole number from 1 to 1000000000, not "0".'],
  ['thieves --seed 4294967296', '--seed takes a whole number from 0 to 4294967295, not "4294967296".'],
  ['thieves --cores 0', '--cores takes a whole number from 1 to 1024, not "0".'],
  ['thieves --bots regular,random*9', '--bots names 10 players, and thieves is for 3 to 6.'],
  ['thieves --bots random*3 --seats 4', '--bots names 3 players for 4 seats; name 4, or one for all seats.'],
  ['thieves --option x=1', 'thieves has no option "x"; it has reshuffleDiscards.'],
  ['thieves --option reshuffleDiscards=1', 'The option reshuffleDiscards is false or true, not "1".'],
  ['thieves --option reshuffleDiscards', '--option takes name=value, not "reshuffleDiscards".'],
  [
    'thieves --option reshuffleDiscards=true --option reshuffleDiscards=false',
    'The option reshuffleDiscards can be set only once.',
  ],
])('"%s" is refused with a sentence', (line, sentence) => {
  expect(() => parse(line)).toThrow(sentence);
});
