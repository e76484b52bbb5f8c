import { lookAlikes } from './look-alikes.ts';

const drawnAs = drawings();

function drawings(): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const [letters, lookalikes] of Object.entries(lookAlikes)) {
    for (const character of lookalikes.replaceAll(' ', '')) drawings.set(character, letters);
  }
  for (const [character, letters] of [...drawings]) {
    const small = character.toLowerCase();
    if (!drawings.has(small)) drawings.set(small, letters);
  }
  return drawings;
}

const drawing = (character: string): string => {
  const small = character.toLowerCase();
  return drawnAs.get(character) ?? drawnAs.get(small) ?? small;
};

/** Lunate sigmas look like c, but normalization turns them into ordinary sigmas, which do not. */
const lunateSigmas = /[ϲϹ]/g;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** Accents on letters, but not the vowel signs and voice marks of other scripts, which make a different letter. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const punctuation = /[\p{P}\p{Z}^`\u02b9-\u02df]/gu;

/**
 * Reduces a text to what a glance can tell apart (as in UTS #39): texts with the same skeleton look alike. A skeleton
 * is made for comparing, not for reading.
 */
export function skeleton(text: string): string {
  const plain = text.replaceAll(lunateSigmas, 'c').normalize('NFKD').replaceAll(ignorable, '').replaceAll(accents, '');
  const letters = Array.from(plain, drawing).join('').replaceAll(punctuation, '').normalize('NFD');
  // A name that consists only of punctuation is compared by its punctuation.
  return letters || text.normalize('NFKD');
}

/** The two skeletons of a name: one reads a capital I as the l that it looks like, the other as an i. */
export const readings = (name: string): readonly string[] => [skeleton(name), skeleton(name.toLowerCase())];

/** Whether somebody could mistake one name for the other at a glance. */
export function looksLike(name: string, other: string): boolean {
  const known = readings(other);
  return readings(name).some((reading) => known.includes(reading));
}
