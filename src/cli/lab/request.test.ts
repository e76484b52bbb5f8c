import { expect, test } from 'vitest';
import { parseLab } from './request.ts';

const version = { version: '1.2.3', program: 'abc' };
const parse = (line: string) => parseLab(line === '' ? [] : line.split(' '), version);

test('a game and a folder are enough', () => {
  const request = parse('the-boss --out there');
  expect(request).toMatchObject({ what: 'run', part: { number: 1, of: 1 }, out: 'there' });
  expect(request).toMatchObject({
    study: {
      ...version,
      ...{ game: 'the-boss', seed: 1, games: 100_000, seats: [2, 3, 4], bots: ['regular'] },
      studies: ['seats', 'scores', 'length', 'leader', 'options', 'clauses'],
    },
  });
});

test('everything can be said', () => {
  const line = 'cash-n-guns --games 10 --seats 6,4 --bots random,regular --study clauses,powers,levels --seed 0';
  expect(parse(`${line} --cores 3 --part 2/5 --out x`)).toMatchObject({
    what: 'run',
    study: { games: 10, seats: [4, 6], bots: ['random', 'regular'], studies: ['powers', 'levels', 'clauses'], seed: 0 },
    ...{ cores: 3, part: { number: 2, of: 5 }, out: 'x' },
  });
  expect(parse('merge a b --out x')).toEqual({ what: 'merge', files: ['a', 'b'], out: 'x' });
  expect(parse('merge --help')).toEqual({ what: 'help' });
});

test.each([
  ['', 'Say which game: cash-n-guns, thieves or the-boss.'],
  ['poker --out x', 'There is no game "poker"; there is cash-n-guns, thieves or the-boss.'],
  ['thieves', 'Say where the results go: --out DIR.'],
  ['thieves --out x --luck 3', 'There is no --luck; choose from --games,'],
  ['thieves --out x --games 0', '--games takes a whole number from 1 to 1000000000, not "0".'],
  [
    'thieves --out x --study luck',
    '--study takes seats, powers, scores, length, leader, options, levels or clauses, not "luck".',
  ],
  ['thieves --out x --study powers', 'There are no powers in thieves to study.'],
  ['thieves --out x --study levels', 'To compare levels, name several: --bots regular,random.'],
  ['thieves --out x --seats 2', '--seats takes a whole number from 3 to 6, not "2".'],
  ['thieves --out x --seats 3,3', '--seats names each size once.'],
  ['thieves --out x --bots random,random', '--bots names each bot once: they take all seats.'],
  ['thieves --out x --part 4/3', '--part takes one part of several, such as 3/10, not "4/3".'],
  ['merge', 'Say which files to merge.'],
  ['merge a.json --seed 3', 'merge takes files and --out, and no --seed.'],
])('"%s" is refused', (line, sentence) => {
  expect(() => parse(line)).toThrow(sentence);
});
