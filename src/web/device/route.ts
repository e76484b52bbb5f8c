import { clauseOrChapterId } from '../../engine/clause.ts';
import { pagePaths, type Page } from '../../protocol/pages.ts';
import { codeFrom, isWholeCode } from './code.ts';

/** A page, and what its address says about it. */
export type Route =
  | { readonly page: Exclude<Page, 'table' | 'screen' | 'rules' | 'replay' | 'shared'> }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'screen'; readonly code: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string }
  | ({ readonly page: 'replay' } & RecordRoute)
  /** A game that somebody shared, from this step on. */
  | { readonly page: 'shared'; readonly id: string; readonly step: number }
  | { readonly page: 'nowhere' };

/**
 * The record of a game: `last` or its number at its table, and the open panel. Without a code, the visitor opens a
 * file.
 */
interface RecordRoute {
  readonly code: string;
  readonly number: string;
  readonly panel: string;
}

const nowhere: Route = { page: 'nowhere' };

/** The pages by path. Each builds its route from the last part of the path and the hash. */
const routes: readonly (readonly [path: string, route: (part: string, hash: string) => Route])[] = [
  [pagePaths.home, () => ({ page: 'home' })],
  [pagePaths.table, (part) => (isWholeCode(codeFrom(part)) ? { page: 'table', code: codeFrom(part) } : nowhere)],
  [pagePaths.tv, () => ({ page: 'tv' })],
  // A remote control cannot go back, so a wrong code leads to where codes are typed.
  [
    pagePaths.screen,
    (part) => (isWholeCode(codeFrom(part)) ? { page: 'screen', code: codeFrom(part) } : { page: 'tv' }),
  ],
  [pagePaths.rules, (game, hash) => (isGameId(game) ? { page: 'rules', game, clause: clauseIn(hash) } : nowhere)],
  [pagePaths.replay, (_, hash) => ({ page: 'replay', ...recordIn(hash) })],
  [pagePaths.shared, (id, hash) => ({ page: 'shared', id, step: Number(/^#(\d{1,6})$/.exec(hash)?.[1] ?? 0) })],
  [pagePaths.settings, () => ({ page: 'settings' })],
  [pagePaths.about, () => ({ page: 'about' })],
  [pagePaths.findings, () => ({ page: 'findings' })],
  [pagePaths.components, () => ({ page: 'components' })],
];

/** `#ABCDEF/3` is the third game of a table; `#ABCDEF/last/hidden` shows what was hidden in the last one. */
function recordIn(hash: string): RecordRoute {
  const [code = '', number = 'last', panel = ''] = hash.slice(1).split('/');
  return isWholeCode(codeFrom(code)) ? { code: codeFrom(code), number, panel } : { code: '', number: '', panel: '' };
}

const isGameId = (part: string): boolean => /^[a-z-]+$/.test(part);

const clauseIn = (hash: string): string => new RegExp(`^#(${clauseOrChapterId})$`).exec(hash)?.[1] ?? '';

export function routeOf({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): Route {
  const parts = partsOf(pathname);
  const [, route] = routes.find(([path]) => isPath(parts, path)) ?? [];
  return route?.(parts.at(-1) ?? '', hash) ?? nowhere;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** A part of a path that begins with a colon matches anything. */
function isPath(parts: readonly string[], path: string): boolean {
  const pattern = partsOf(path);
  return pattern.length === parts.length && pattern.every((part, place) => part[0] === ':' || part === parts[place]);
}

/** An address in a page as an absolute URL. */
export const wholeAddress = (address: string, page: string): URL => new URL(address, page);

export const tableAddress = (code: string): string => pagePaths.table.replace(':code', code);

export const screenAddress = (code: string): string => pagePaths.screen.replace(':code', code);

export const replayAddress = (code: string, number: number | 'last' = 'last', panel = ''): string =>
  `${pagePaths.replay}#${[code, number, panel].filter((part) => part !== '').join('/')}`;

export const sharedAddress = (id: string, step = 0): string =>
  `${pagePaths.shared.replace(':id', id)}${step === 0 ? '' : `#${step}`}`;

export const rulesAddress = (game: string, clause = ''): string =>
  `${pagePaths.rules.replace(':game', game)}${clause && `#${clause}`}`;
