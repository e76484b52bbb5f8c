import { difference, fieldOf, placed, type Data, type List } from './difference.ts';
import { fieldAfter } from './plain.ts';

/**
 * The difference between two records that all may see, and out of it those of viewers who see some fields otherwise: what
 * they share with all is compared and written once.
 */
export class OpenDifference {
  readonly #before: Data;
  readonly #after: Data;
  readonly #changes: readonly Change[] | undefined;
  /** What is told of the changes but for some, by the places of these as bits. */
  readonly #texts: { readonly without: number; readonly text: string }[] = [];
  readonly #lists: { readonly name: string; readonly places: OpenPlaces }[] = [];

  constructor(before: object, after: object) {
    this.#before = before as Data;
    this.#after = after as Data;
    this.#changes = changesBetween(this.#before, this.#after);
  }

  /** Of a viewer who saw and sees these fields otherwise; empty, if nothing has changed. */
  between(ownBefore: object, ownAfter: object): string {
    return (
      this.#between(ownBefore as Data, ownAfter as Data) ??
      difference({ ...this.#before, ...ownBefore }, { ...this.#after, ...ownAfter })
    );
  }

  /** Undefined, if there are fields that were not there before or are not there any more. */
  #between(ownBefore: Data, ownAfter: Data): string | undefined {
    if (!this.#changes) return undefined;
    let patch = this.#shared(this.#changes, ownBefore, ownAfter);
    for (const name in ownAfter) {
      const inside = this.#betweenFields(name, fieldOf(ownBefore, name), ownAfter[name]);
      if (inside === undefined) return undefined;
      if (inside !== '') patch += fieldAfter(patch, name) + inside;
    }
    for (const name in ownBefore) {
      if (fieldOf(ownAfter, name) !== undefined) continue;
      const inside = this.#betweenFields(name, ownBefore[name], undefined);
      if (inside === undefined) return undefined;
      if (inside !== '') patch += fieldAfter(patch, name) + inside;
    }
    return patch === '' ? '' : `${patch}}`;
  }

  /** What changed for all, but for the fields that a viewer saw or sees otherwise. */
  #shared(changes: readonly Change[], ownBefore: Data, ownAfter: Data): string {
    let without = 0;
    for (let place = 0; place < changes.length; place++) {
      const { name } = changes[place] as Change;
      const isOwn = fieldOf(ownAfter, name) !== undefined || fieldOf(ownBefore, name) !== undefined;
      if (isOwn) without |= 1 << place;
    }
    for (const known of this.#texts) if (known.without === without) return known.text;
    let text = '';
    for (let place = 0; place < changes.length; place++) {
      const { name, inside } = changes[place] as Change;
      if ((without & (1 << place)) === 0) text += fieldAfter(text, name) + inside;
    }
    this.#texts.push({ without, text });
    return text;
  }

  /** Where a viewer has nothing of their own there is what all see. */
  #betweenFields(name: string, ownBefore: unknown, ownAfter: unknown): string | undefined {
    const openBefore = fieldOf(this.#before, name);
    const openAfter = fieldOf(this.#after, name);
    if (openBefore === undefined || openAfter === undefined) return undefined;
    const was = ownBefore === undefined ? openBefore : ownBefore;
    const is = ownAfter === undefined ? openAfter : ownAfter;
    if (was === is) return '';
    if (Array.isArray(was) && Array.isArray(is) && Array.isArray(openBefore) && Array.isArray(openAfter)) {
      return this.#placesOf(name, openBefore, openAfter).between(was, is);
    }
    return difference(was, is);
  }

  #placesOf(name: string, before: List, after: List): OpenPlaces {
    for (const list of this.#lists) if (list.name === name) return list.places;
    const places = new OpenPlaces(before, after);
    this.#lists.push({ name, places });
    return places;
  }
}

/** A field that changed for all, and how. */
interface Change {
  readonly name: string;
  readonly inside: string;
}

/** So many find room in the bits of a number. */
const mostChanges = 31;

/** Undefined, if the records have different fields. */
function changesBetween(before: Data, after: Data): readonly Change[] | undefined {
  const changes: Change[] = [];
  for (const name in before) if (fieldOf(after, name) === undefined) return undefined;
  for (const name in after) {
    const was = fieldOf(before, name);
    if (was === undefined) return undefined;
    const inside = difference(was, after[name]);
    if (inside !== '') changes.push({ name, inside });
  }
  return changes.length > mostChanges ? undefined : changes;
}

/** Two lists that all may see, place by place, for viewers whose lists have other things at some places. */
class OpenPlaces {
  readonly #before: List;
  readonly #after: List;
  readonly #texts: (string | undefined)[] = [];

  constructor(before: List, after: List) {
    this.#before = before;
    this.#after = after;
  }

  between(before: List, after: List): string {
    const { length } = after;
    if (before.length !== length || this.#before.length !== length || this.#after.length !== length) {
      return difference(before, after);
    }
    let patch = '';
    for (let place = 0; place < length; place++) {
      const inside = this.#inside(place, before[place], after[place]);
      if (inside !== '') patch += placed(patch, place) + inside;
    }
    return patch === '' ? '' : `${patch}}`;
  }

  #inside(place: number, was: unknown, is: unknown): string {
    if (was === is) return '';
    if (was !== this.#before[place] || is !== this.#after[place]) return difference(was, is);
    return (this.#texts[place] ??= difference(was, is));
  }
}
