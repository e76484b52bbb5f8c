import { isWholeCode } from '../device/code.ts';
import { remember, rememberedJson } from '../device/storage.ts';

const name = 'hideout.tables';
const most = 12;

/** The tables this browser has been at, the last one first. */
export function ownTables(): readonly string[] {
  const saved = rememberedJson(name);
  return Array.isArray(saved)
    ? saved.filter((code): code is string => typeof code === 'string' && isWholeCode(code))
    : [];
}

export function rememberTable(code: string): void {
  remember(name, JSON.stringify([code, ...ownTables().filter((each) => each !== code)].slice(0, most)));
}

export function forgetTable(code: string): void {
  remember(name, JSON.stringify(ownTables().filter((each) => each !== code)));
}
