import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../engine/at.ts';
import { fastSeed } from '../../engine/chance/index.ts';
import { entriesOf, headerOf, record, type RecordLine } from '../../engine/record.ts';
import { playersOf, tableChance, type Players, type Series } from '../series/series.ts';
import { addGame, emptySums, type Sums } from '../series/sums.ts';

/** Plays as `playSeries` does, and writes a record of each game into a folder. */
export function recordSeries(series: Series, from: number, to: number, folder: string): Sums {
  const sums = emptySums(series.bots.length);
  const players = playersOf(series);
  for (let index = from; index < to; index++) {
    const lines = recordGame(series, players, index);
    const last = lines.at(-1);
    addGame(sums, last && 'result' in last ? last.result : undefined, entriesOf(lines).length);
    const file = join(folder, `${series.game.id}-${series.seed}-${index}.jsonl`);
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  return sums;
}

function recordGame(series: Series, players: Players, index: number): readonly RecordLine[] {
  const { game, options, bots } = series;
  const seed = fastSeed(tableChance(series, index));
  const header = headerOf(game, bots.length, options, { source: 'fast', seed });
  players.sitDown(index);
  return record(game, header, (state) => {
    const seat = at(game.toAct(state), 0);
    return { seat, move: players.choose(state, seat) };
  });
}
