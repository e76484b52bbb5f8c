import { median, report, secondsAsked, type Row } from '../measure.ts';
import { gameNames, games, type GameName } from './games.ts';
import { Party, type Found } from './party.ts';
import { floorNote, floorRows, spread } from './times-floor.ts';

/** Two fresh processes of the same server differ by up to a tenth, so each slice is played by fresh ones. */
const slices = 8;
/** Each side has several short turns in a slice, so that a busy moment of the machine affects both equally. */
const turns = 8;
/** The floor stands between the other two, so that its turns are equally far from those of both. */
const sides = ['hideout', 'floor', 'hideout-before'] as const;

/** Microseconds of the server's processor time for one move, in one slice of each side. */
interface Slice {
  readonly now: number;
  readonly floor: number;
  readonly before: number;
}

/** Plays one slice. The order of the sides alternates with every turn. */
async function sliceOf(game: GameName): Promise<Slice> {
  // All warm up at the same time: a server that has been idle for a minute is slow at first.
  const parties = await Promise.all(sides.map((server) => Party.start(server, game)));
  const task = { seconds: secondsAsked() / slices / turns, rate: null };
  const playing = parties.map((party) => ({ party, found: [] as Found[] }));
  for (let turn = 0; turn < turns; turn++) {
    const order = turn % 2 === 0 ? playing : [...playing].reverse();
    for (const { party, found } of order) found.push(await party.play(task));
  }
  await Promise.all(parties.map((party) => party.stop()));
  const [now = NaN, floor = NaN, before = NaN] = playing.map(({ found }) => perMove(found));
  return { now, floor, before };
}

/** Turns are equally long, so each one is weighted by its moves per second. */
function perMove(found: readonly Found[]): number {
  const sum = (figure: (found: Found) => number) => found.reduce((total, each) => total + figure(each), 0);
  return sum(({ cpu, rate }) => cpu * rate) / sum(({ rate }) => rate);
}

async function compare(game: GameName): Promise<{ readonly rows: readonly Row[]; readonly notes: readonly string[] }> {
  const found: Slice[] = [];
  while (found.length < slices) found.push(await sliceOf(game));
  const { title, seats } = games[game];
  const ratios = found.map((slice) => slice.now / slice.before);
  const row: Row = {
    key: `${game}.cpuPerMove`,
    label: `${title}, ${seats} seats`,
    hideout: median(found.map((slice) => slice.now)),
    peer: median(found.map((slice) => slice.before)),
    ratio: median(ratios),
  };
  return {
    rows: [row, ...floorRows(game, found)],
    notes: [`${title}: ratios of the slices ${spread(ratios)}`, floorNote(game, found)],
  };
}

async function main(): Promise<void> {
  const found = [];
  for (const game of gameNames) found.push(await compare(game));
  report(
    found.flatMap(({ rows }) => rows),
    ['a ratio below 1: this tree needs less', ...found.flatMap(({ notes }) => notes)],
  );
}

void main();
