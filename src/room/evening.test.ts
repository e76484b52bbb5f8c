import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at } from '../engine/at.ts';
import { chanceOf, entriesOf, type Header, type RecordLine } from '../engine/record.ts';
import { games } from '../games/catalogue.ts';
import { figures } from '../protocol/scene.ts';
import { ownerOf, TableRegistry } from '../server/registry/table-registry.ts';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import { thinkHere } from '../server/workers/thinking/thinkers.ts';
import { readHere } from '../server/workers/what-if/readers.ts';
import { deviceOf } from '../server/testing/player.ts';
import { dealtBy } from '../table/testing/dealt.ts';
import { settle, stopTime, TableHarness } from './testing/harness.ts';
import { Page } from './testing/page.ts';
import { noDelays } from './machines.ts';

/** A page that keeps every text it was sent. */
class Recorder extends Page {
  readonly texts: string[] = [];
  override send(text: string): void {
    this.texts.push(text);
    super.send(text);
  }
}

/** The first text of each line of the file says for whom it was, the second what it was, as a hash. */
const summaryOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

test.each([
  ['thieves', '4-seats'],
  ['the-boss', '3-seats'],
  ['cash-n-guns', '4-seats'],
])('an evening of %s sends the same bytes as it always did', async (game, archived) => {
  const texts = await eveningOf(game, archived);
  const file = new URL(`./testing/evenings/${game}.txt`, import.meta.url);
  const lines = texts.map(([who, text]) => `${who} ${text.length} ${summaryOf(text)}`).join('\n') + '\n';
  if (process.env['UPDATE_EVENINGS']) writeFileSync(file, lines);
  expect(lines).toBe(readFileSync(file, 'utf8'));
});

/** Everything that players, a visitor and a big screen are sent during a recorded game, in order. */
async function eveningOf(game: string, archived: string): Promise<readonly (readonly [string, string])[]> {
  const file = new URL(`../games/${game}/archive/${archived}.jsonl`, import.meta.url);
  const [header, ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown) as [Header, ...RecordLine[]];
  const dealt = { [game]: dealtBy(at(Object.values(games), Object.keys(games).indexOf(game)), () => chanceOf(header)) };
  const registry = new TableRegistry({
    store: openSqlite(':memory:'),
    games: dealt,
    delays: noDelays,
    report: fail,
    thinkers: thinkHere,
    readers: readHere(dealt),
  });
  const { options, seats } = header;
  const names = ['Ala', 'Bruno', 'Celina', 'Dawid'].slice(0, seats);
  const host = { device: deviceOf('Ala'), name: 'Ala', figure: figures[0] };
  const opened = await registry.open({ game, options, seats, clock: 'none', playNow: false, ...host }, '192.0.2.1');
  const code = 'code' in opened ? opened.code : fail(opened);
  const table = new TableHarness((await registry.find(code)) ?? fail(code));
  const recorders = new Map(
    ['visitor', 'screen', ...names].map((name) => {
      const recorder = new Recorder(name === 'screen' ? null : ownerOf(deviceOf(name)));
      table.table.connect(recorder, 0);
      return [name, recorder];
    }),
  );
  const pages = names.map((name) => recorders.get(name) ?? fail(name));
  for (const [seat, name] of names.entries()) {
    if (seat > 0) await table.says(at(pages, seat), { do: 'sit', n: 1, seat, name, figure: at(figures, seat) });
  }
  let n = 1;
  await table.says(at(pages, 0), { do: 'start', n: ++n });
  for (const { seat, decision, move } of entriesOf(lines)) {
    await table.says(at(pages, seat), { do: 'move', n: ++n, decision, move: { ...(move as object) } });
  }
  await table.says(at(pages, 0), { do: 'emote', n: ++n, emote: 'cheers' });
  await table.says(at(pages, 1), { do: 'ready', n: ++n, ready: true } as never);
  await settle();
  return [...recorders].flatMap(([who, { texts }]) =>
    texts.map((text) => [who, text.replaceAll(code, '······')] as const),
  );
}

function fail(error: unknown): never {
  throw error instanceof Error ? error : new Error(JSON.stringify(error));
}
