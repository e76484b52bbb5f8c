import { median, report, secondsAsked, type Row } from '../measure.ts';
import { gameNames, games, type GameName } from './games.ts';
import { Party } from './party.ts';

const slices = 8;

/** Microseconds of the server's processor time for one move, in one slice of each side. */
interface Pair {
  readonly now: number;
  readonly before: number;
}

/** The two sides take turns; who begins changes, so that neither is always the second. */
async function pairsOf(now: Party, before: Party): Promise<Pair[]> {
  const task = { seconds: secondsAsked() / slices, rate: null };
  const cpu = async (party: Party) => (await party.play(task)).cpu;
  const pairs: Pair[] = [];
  for (let slice = 0; slice < slices; slice++) {
    const early = slice % 2 === 0 ? { now: await cpu(now) } : { before: await cpu(before) };
    pairs.push({ now: early.now ?? (await cpu(now)), before: early.before ?? (await cpu(before)) });
  }
  return pairs;
}

async function compare(game: GameName): Promise<{ readonly row: Row; readonly note: string }> {
  const [now, before] = [await Party.start('hideout', game), await Party.start('hideout-before', game)];
  const pairs = await pairsOf(now, before);
  await now.stop();
  await before.stop();
  const { title, seats } = games[game];
  const ratios = pairs.map((pair) => pair.now / pair.before);
  return {
    row: {
      key: `${game}.cpuPerMove`,
      label: `${title}, ${seats} seats`,
      hideout: median(pairs.map((pair) => pair.now)),
      peer: median(pairs.map((pair) => pair.before)),
      ratio: median(ratios),
    },
    note: `${title}: ratios of the slices from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  };
}

async function main(): Promise<void> {
  const found = [];
  for (const game of gameNames) found.push(await compare(game));
  report(
    found.map(({ row }) => row),
    ['a ratio below 1: this tree needs less', ...found.map(({ note }) => note)],
  );
}

void main();
