import type { Option } from '../../engine/game.ts';
import type { Open, Problem } from '../../protocol/messages.ts';
import type { Stage } from '../../protocol/scene.ts';

/** A game that this server can play. */
export interface PlayableGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
}

/** What can be said about a table from outside. */
export interface Glance {
  readonly game: string;
  readonly stage: Stage;
  readonly seats: number;
}

/** `offline`: nobody answered. */
export type Trouble = Problem | 'offline';

export async function playableGames(): Promise<readonly PlayableGame[] | undefined> {
  const { body } = await ask('/api/games');
  return Array.isArray(body) ? (body as readonly PlayableGame[]) : undefined;
}

export async function openTable(open: Partial<Open> & Pick<Open, 'game' | 'device' | 'name' | 'figure'>) {
  const headers = { 'content-type': 'application/json' };
  const { body } = await ask('/api/tables', { method: 'POST', headers, body: JSON.stringify(open) });
  const answer = (body ?? {}) as { readonly code?: string; readonly problem?: Problem };
  return answer.code === undefined ? { trouble: answer.problem ?? ('offline' as const) } : { code: answer.code };
}

/** `gone`, if there is no such table; undefined, if nobody knows. */
export async function glanceAt(code: string): Promise<Glance | 'gone' | undefined> {
  const { status, body } = await ask(`/api/tables/${code}`);
  if (status === 404) return 'gone';
  return status === 200 ? (body as Glance) : undefined;
}

async function ask(address: string, request: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(address, request);
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}
