import * as v from 'valibot';
import {
  addressesSchema,
  codesSchema,
  endedGamesSchema,
  gamesSchema,
  openedSchema,
  problemSchema,
  sharedGameSchema,
  sharedSchema,
  sharesSchema,
  tableSummarySchema,
  withdrawnSchema,
  type EndedGameInView,
  type PlayableGame,
  type ShareInView,
  type TableSummary,
} from '../../protocol/http.ts';
import type { OpenRequest, Problem, ShareRequest, WhatIfRequest } from '../../protocol/messages.ts';

/** `offline`: there was no answer, or none that this page understands. */
export type Trouble = Problem | 'offline';

export async function playableGames(): Promise<readonly PlayableGame[] | undefined> {
  const body = await ask('/api/games');
  return parsed(gamesSchema, body);
}

export async function openTable(
  open: Partial<OpenRequest> & Pick<OpenRequest, 'game' | 'device' | 'name' | 'figure'>,
): Promise<{ readonly code: string } | { readonly trouble: Trouble }> {
  const body = await send('/api/tables', open);
  return parsed(openedSchema, body) ?? { trouble: problemIn(body) ?? 'offline' };
}

/** Opens a what-if table. */
export async function openWhatIf(
  wish: WhatIfRequest,
): Promise<{ readonly code: string } | { readonly trouble: Trouble }> {
  const body = await send('/api/what-if', wish);
  return parsed(openedSchema, body) ?? { trouble: problemIn(body) ?? 'offline' };
}

/** How many letters the codes of new tables have; undefined if there was no answer. */
export async function lettersOfCodes(): Promise<number | undefined> {
  return parsed(codesSchema, await ask('/api/codes'))?.letters;
}

/** `gone` if the table does not exist; undefined if there was no answer. */
export async function glanceAt(code: string): Promise<TableSummary | 'gone' | undefined> {
  const body = await ask(`/api/tables/${code}`);
  return problemIn(body) === 'no-such-table' ? 'gone' : parsed(tableSummarySchema, body);
}

/** The games that ended at a table; none if there was no answer. */
export async function endedGames(code: string): Promise<readonly EndedGameInView[]> {
  const body = await ask(`/api/tables/${code}/games`);
  return parsed(endedGamesSchema, body)?.games ?? [];
}

/** The record of a game: `last`, or its number at its table. Undefined if it cannot be read. */
export async function recordText(code: string, number: string): Promise<string | undefined> {
  const path = /^\d+$/.test(number) ? `games/${number}/record` : 'record';
  return textAt(`/api/tables/${code}/${path}`);
}

async function textAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** A game that somebody shared, with its names; undefined if it is no longer shared. */
export async function sharedRecord(
  id: string,
): Promise<{ readonly text: string; readonly names: readonly string[] | null } | undefined> {
  const about = parsed(sharedGameSchema, await ask(`/api/shared/${id}`));
  const text = await textAt(`/api/shared/${id}/record`);
  return about && text !== undefined ? { text, names: about.names } : undefined;
}

/** Shares a game. Returns the id under which others find it. */
export async function shareGame(
  code: string,
  wish: ShareRequest,
): Promise<{ readonly id: string } | { readonly trouble: Trouble }> {
  const body = await send(`/api/tables/${code}/share`, wish);
  return parsed(sharedSchema, body) ?? { trouble: problemIn(body) ?? 'offline' };
}

/** The shared games of a table; none if there was no answer. */
export async function sharesAt(code: string, device: string): Promise<readonly ShareInView[]> {
  return parsed(sharesSchema, await send(`/api/tables/${code}/shares`, { device }))?.shares ?? [];
}

/** Undefined after success. */
export async function withdrawShare(id: string, device: string): Promise<Trouble | undefined> {
  const body = await send(`/api/shared/${id}/withdraw`, { device });
  return parsed(withdrawnSchema, body) ? undefined : (problemIn(body) ?? 'offline');
}

/** The addresses at which friends reach the server, the likeliest first; none if there was no answer. */
export async function friendsAddresses(): Promise<readonly string[]> {
  return parsed(addressesSchema, await ask('/api/addresses'))?.addresses ?? [];
}

/** The server's answer; undefined if there is none. */
async function ask(address: string, request: RequestInit = {}): Promise<unknown> {
  try {
    return await (await fetch(address, request)).json();
  } catch {
    return undefined;
  }
}

const send = (address: string, body: object): Promise<unknown> =>
  ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const problemIn = (body: unknown): Problem | undefined => parsed(problemSchema, body)?.problem;

function parsed<T>(schema: v.GenericSchema<T>, body: unknown): T | undefined {
  const { success, output } = v.safeParse(schema, body);
  return success ? output : undefined;
}
