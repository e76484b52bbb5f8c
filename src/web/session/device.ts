import { remember, remembered } from '../device/storage.ts';

const secretName = 'hideout.device';
const numberName = 'hideout.number';

/** The secret of this browser, which owns its seats. It goes to the server in the first frame, never into a URL. */
export function deviceSecret(): string {
  const known = remembered(secretName);
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  remember(secretName, secret);
  return secret;
}

/**
 * The number of the next command. It grows with every command of this device, across pages and even after storage was
 * cleared, because the server ignores lower numbers as outdated.
 */
export function nextNumber(now: number = Date.now()): number {
  const next = Math.max((Number(remembered(numberName)) || 0) + 1, now);
  remember(numberName, String(next));
  return next;
}
