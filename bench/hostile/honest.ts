import { setTimeout as sleep } from 'node:timers/promises';
import { openTable, Visitor } from './visitor.ts';

/** Milliseconds between two questions of an honest page, which is within the bounds. */
const between = 60;

/** A table of three friends who have played a game to its end; the first one is the host. */
export interface Friends {
  readonly code: string;
  readonly pages: readonly [Visitor, Visitor, Visitor];
}

/** Each friend has an address of their own. */
export async function friendsAfterAGame(base: string): Promise<Friends> {
  const code = await openTable(base, 'Ala', { seats: 3 }, '203.0.113.1');
  const [ala, bruno, celina] = await Promise.all([
    Visitor.at(base, code, 'Ala', '203.0.113.1'),
    Visitor.at(base, code, 'Bruno', '203.0.113.2'),
    Visitor.at(base, code, 'Celina', '203.0.113.3'),
  ]);
  await bruno.does({ do: 'sit', seat: 1, name: 'Bruno', figure: 'cigar' });
  await celina.does({ do: 'sit', seat: 2, name: 'Celina', figure: 'fan' });
  await ala.does({ do: 'start' });
  const pages = [ala, bruno, celina] as const;
  while (ala.scene?.table.stage !== 'over') {
    for (const page of pages) {
      const ask = page.scene?.game?.ask;
      if (ask) await page.does({ do: 'move', decision: ask.decision, move: { ...ask.moves[0] } });
    }
    await ala.does({ do: 'time' });
  }
  return { code, pages };
}

/** Asks again and again until the work is done. Returns how long 99 of 100 answers took at most, in milliseconds. */
export async function latencyDuring(page: Visitor, work: Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  let isOver = false;
  void work.finally(() => (isOver = true));
  while (!isOver || waits.length < 10) {
    const begun = performance.now();
    await page.does({ do: 'time' });
    waits.push(performance.now() - begun);
    await sleep(between);
  }
  const ascending = waits.toSorted((one, other) => one - other);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * 0.99))] ?? 0;
}
