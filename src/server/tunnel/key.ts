import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when reading them aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A key for new tables that can be read aloud. With the bound on wrong keys it cannot be guessed. */
export const newKey = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)] ?? '').join('');
