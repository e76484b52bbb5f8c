import { lookAlikes } from './look-alikes.ts';

const drawnAs = drawings();

function drawings(): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const [letters, alike] of Object.entries(lookAlikes)) {
    for (const character of alike.replaceAll(' ', '')) drawings.set(character, letters);
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

/** Lunate sigmas look like c, but normalization makes ordinary ones of them, which do not. */
const lunateSigmas = /[ϲϹ]/g;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** Accents on letters; not the vowel signs and voice marks of other scripts, which make another letter. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const punctuation = /[\p{P}\p{Z}^`\u02b9-\u02df]/gu;

/**
 * What is left of a text when everything is taken away that a glance does not catch (as in UTS #39): texts with the
 * same skeleton look alike. It is made for comparing, not for reading.
 */
export function skeleton(text: string): string {
  const plain = text.replaceAll(lunateSigmas, 'c').normalize('NFKD').replaceAll(ignorable, '').replaceAll(accents, '');
  const letters = Array.from(plain, drawing).join('').replaceAll(punctuation, '').normalize('NFD');
  // A name may consist of punctuation only: then that is what one sees.
  return letters || text.normalize('NFKD');
}

/** A capital I may be read as the l that it looks like, or as the i that it is: a name has a skeleton for each. */
export const readings = (name: string): readonly string[] => [skeleton(name), skeleton(name.toLowerCase())];

/** Whether a glance could take one name for the other. */
export function looksLike(name: string, other: string): boolean {
  const known = readings(other);
  return readings(name).some((reading) => known.includes(reading));
}
