import { codeFrom, isWholeCode } from './code.ts';

/** The pages, by their addresses. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'components' }
  | { readonly page: 'nowhere' };

const simple = ['settings', 'about', 'components'] as const;

export function routeOf({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): Route {
  const [first = '', second = '', ...more] = pathname.split('/').filter((part) => part !== '');
  if (first === '') return { page: 'home' };
  if (more.length > 0) return { page: 'nowhere' };
  if (first === 't' && isWholeCode(codeFrom(second))) return { page: 'table', code: codeFrom(second) };
  if (first === 'rules' && /^[a-z-]+$/.test(second)) {
    return { page: 'rules', game: second, clause: /^#([\w.-]+)$/.exec(hash)?.[1] ?? '' };
  }
  const page = simple.find((name) => name === first);
  return page && second === '' ? { page } : { page: 'nowhere' };
}

/** The address as the browser writes it, seen from a page. */
export const wholeAddress = (address: string, page: string): URL => new URL(address, page);

export const tableAddress = (code: string): string => `/t/${code}`;

export const rulesAddress = (game: string, clause = ''): string => `/rules/${game}${clause && `#${clause}`}`;
