import { longestKey } from '../../protocol/messages.ts';
import { remember, remembered } from './storage.ts';

const name = 'hideout.table-key';

/** The key with which this browser opens tables, on servers that need one. */
export const tableKey = (): string | undefined => remembered(name) || undefined;

export const rememberTableKey = (key: string): void => remember(name, key);

/**
 * The key in an address that the person who runs the server passed on, and the address without it, so that the key does
 * not stay visible.
 */
export function keyIn(address: string): { readonly key: string; readonly without: string } | undefined {
  const url = new URL(address);
  const text = /^#key=(.+)$/.exec(url.hash)?.[1];
  url.hash = '';
  const key = text === undefined ? '' : decoded(text);
  return key === '' || key.length > longestKey ? undefined : { key, without: url.href };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
