import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Played } from './played.ts';
import type { Request } from './request.ts';

/** The games of an interrupted run. */
export interface Memory {
  readonly games: readonly Played[];
  add(played: Played): void;
  forget(): void;
}

/**
 * Stored beside other files that may be deleted at any time. The program is part of the name: other bots play other
 * games.
 */
export function openMemory({ game, seats, options, seed, bots, pool, ladder }: Request): Memory {
  const program = readFileSync(fileURLToPath(import.meta.url));
  const asked = JSON.stringify([game.id, seats, options, seed, bots, pool, ladder]);
  const key = createHash('sha256').update(program).update(asked).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'hideout-arena');
  const file = join(folder, `${game.id}-${key}.jsonl`);
  mkdirSync(folder, { recursive: true });
  return {
    games: readGames(file),
    add: (played) => appendFileSync(file, `${JSON.stringify(played)}\n`),
    forget: () => rmSync(file, { force: true }),
  };
}

/** Reads whole lines only: the last one may be incomplete. */
function readGames(file: string): readonly Played[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Played);
  } catch {
    return [];
  }
}
