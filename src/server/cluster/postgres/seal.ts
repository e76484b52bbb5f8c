import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/*
 * Every role of a database may listen to its notifications and send some. So bulletins are encrypted and authenticated
 * (AES-256-GCM) with a key that only members of the cluster can read. Each process derives a key of its own from it and
 * from its name, and numbers its texts by the time, so that no number is ever used twice with one key.
 */

const algorithm = 'aes-256-gcm';
const [numberBytes, tagBytes] = [8, 16];
/** The name of a process. */
const shortName = /^[\w-]{1,40}$/;
/** The longest payload of a notification, in bytes. */
const longestPayload = 7999;
/** The longest text that can be sealed, in bytes: sealed it has a name before it, a number and a tag, in base64. */
export const longestText = Math.floor((longestPayload - 41) / 4) * 3 - numberBytes - tagBytes;
/** Milliseconds for which a sealed text is good. Clocks of processes may differ by that. */
const goodFor = 30_000;
/** Microseconds in a millisecond: a process may seal a thousand texts in one. */
const parts = 1000;

export interface SealSettings {
  /** The key of the cluster. */
  readonly key: Uint8Array;
  /** The clock that all processes share. */
  readonly now: () => number;
}

/** Derives the key of one process. */
const keyOf = (key: Uint8Array, name: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', `bulletins of ${name}`, 32));

/** The number fills the end of the 12 bytes that the algorithm wants. */
const nonceOf = (number: Uint8Array): Uint8Array => Buffer.concat([Buffer.alloc(12 - numberBytes), number]);

/**
 * Seals the texts of a process. A clock that goes back must not repeat a number, so the numbers go on from the last one;
 * if that would be too far ahead to be believed, the process begins again under another name, `name-1` and so on.
 */
export function sealer({ key, now }: SealSettings, name: string): (text: string) => string {
  let [sender, own, last] = [name, keyOf(key, name), 0];
  let renamed = 0;
  return (text) => {
    if (last > (now() + goodFor / 2) * parts) {
      sender = `${name}-${(renamed += 1)}`;
      [own, last] = [keyOf(key, sender), 0];
    }
    last = Math.max(last + 1, now() * parts);
    return `${sender} ${encrypt(text, own, last)}`;
  };
}

function encrypt(text: string, key: Uint8Array, number: number): string {
  const written = Buffer.alloc(numberBytes);
  written.writeBigUInt64BE(BigInt(number));
  const cipher = createCipheriv(algorithm, key, nonceOf(written));
  const sealed = [written, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64');
}

/** Whether the process with this name sealed it. */
export const isSealedBy = (name: string, sealed: string): boolean =>
  sealed.startsWith(`${name} `) || sealed.startsWith(`${name}-`);

/** A process that has been heard: its key, and the number of its last text. */
interface Heard {
  readonly key: Uint8Array;
  readonly last: number;
}

/**
 * Opens the texts of other processes. Undefined for one that no member of the cluster has sealed, and for one that was
 * heard before or is old, which somebody may have repeated.
 */
export function opener({ key, now }: SealSettings): (sealed: string) => string | undefined {
  const heard = new Map<string, Heard>();
  const forgetSilent = (oldest: number) => {
    for (const [name, { last }] of heard) if (last < oldest) heard.delete(name);
  };
  return (sealed) => {
    const end = sealed.indexOf(' ');
    const name = sealed.slice(0, end);
    if (!shortName.test(name) || sealed.length > longestPayload) return undefined;
    const bytes = Buffer.from(sealed.slice(end + 1), 'base64');
    if (bytes.length < numberBytes + tagBytes) return undefined;
    const number = Number(bytes.readBigUInt64BE());
    const before = heard.get(name);
    const [oldest, latest] = [(now() - goodFor) * parts, (now() + goodFor) * parts];
    if (number <= (before?.last ?? 0) || number < oldest || number > latest) return undefined;
    const own = before?.key ?? keyOf(key, name);
    const text = decrypt(bytes, own);
    if (text === undefined) return undefined;
    heard.set(name, { key: own, last: number });
    forgetSilent(oldest);
    return text;
  };
}

function decrypt(bytes: Buffer, key: Uint8Array): string | undefined {
  const decipher = createDecipheriv(algorithm, key, nonceOf(bytes.subarray(0, numberBytes)));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(numberBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
