import type { Page } from '@playwright/test';
import { en } from '../../src/words/en/index.ts';
import { anyOf, reader, type Key, type Language, type Player } from './player.ts';
import type { Hands, Sight } from './sight.ts';

/** All labels of buttons at this table. */
const deeds = (Object.keys(en) as Key[]).filter(
  (key) => key.startsWith('cash-n-guns.do.') && !/\.(?:about|choose\.\w+)$/.test(key),
);

const nows = (Object.keys(en) as Key[]).filter((key) => key.startsWith('cash-n-guns.now.'));

/** Answers that can still be changed while the others choose. */
const answered: readonly string[] = ['load.done', 'aim.done', 'courage.stand', 'courage.lie-down'];

/** Pseudo-random numbers that are the same in every run. */
function dice(): (sides: number) => number {
  let state = 7;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** The optional behaviour of a player. */
export interface Habits {
  readonly hands?: Hands;
  /** Called with the step whenever something is asked; resolves to true if it took some time. */
  readonly meet?: (page: Page, step: string) => Promise<boolean>;
}

/** After this many glances, the button that confirms a selection must be there; otherwise the situation has changed. */
const soon = 10;

/** A player of Cash 'n Guns who answers every question, with a different choice each time. */
export function gangster(page: Page, language: Language, { hands, meet }: Habits = {}): Player {
  const { said } = reader(page, language);
  const patterns = nows.map((key) => [key.slice('cash-n-guns.now.'.length), anyOf([said(key)], 'all of it')] as const);
  const stepOf = ({ question }: Sight) => patterns.find(([, words]) => words.test(question))?.[0] ?? 'other';
  const deed = anyOf(deeds.map(said), 'its beginning');
  const draw = dice();
  /** Glances since the last selection. */
  let pointed = Infinity;
  return {
    page,
    language,
    ...(hands && { hands }),
    regions: { own: '.own', stage: '.stage', sheet: 'dialog' },
    choose(sight) {
      const { controls, isActing } = sight;
      const go = controls.find(
        ({ name, regions }) => regions.includes('sheet') && name === said('cash-n-guns.powers.go'),
      );
      if (go) return { control: go, answers: false };
      if (!isActing || answered.includes(stepOf(sight))) return undefined;
      const targets = controls.filter(
        ({ name, regions }) => regions.includes('stage') && name.includes(said('cash-n-guns.see.target')),
      );
      const target = targets[draw(targets.length)];
      if (target && pointed++ > soon) {
        pointed = 0;
        return { control: target, answers: false };
      }
      const choices = controls.filter(({ name, regions }) => regions.includes('own') && deed.test(name));
      const control = choices[draw(choices.length)];
      if (control) pointed = Infinity;
      return control && { control, answers: true };
    },
    ...(meet && { meet: (sight: Sight) => (sight.isActing ? meet(page, stepOf(sight)) : Promise.resolve(false)) }),
  };
}
