import type { Page } from '@playwright/test';
import { en } from '../../src/words/en/index.ts';
import { anyOf, reader, type Key, type Language, type Player } from './player.ts';
import type { Hands, Sight } from './sight.ts';

/** Everything that a button of this table can say it does. */
const deeds = (Object.keys(en) as Key[]).filter(
  (key) => key.startsWith('cash-n-guns.do.') && !/\.(?:about|choose\.\w+)$/.test(key),
);

const nows = (Object.keys(en) as Key[]).filter((key) => key.startsWith('cash-n-guns.now.'));

/** Answers that are given and can still be changed: the others have to choose now. */
const answered: readonly string[] = ['load.done', 'aim.done', 'courage.stand', 'courage.lie-down'];

/** Numbers that look drawn and are the same every time. */
function dice(): (sides: number) => number {
  let state = 7;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** What somebody at this table may have of their own. */
export interface Habits {
  readonly hands?: Hands;
  /** Called with the step whenever something is asked; tells whether it took its time over it. */
  readonly meet?: (page: Page, step: string) => Promise<boolean>;
}

/** So many glances after pointing at somebody the button that means it must be there; else it is all different now. */
const soon = 10;

/** Somebody at a table of Cash 'n Guns, who answers whatever is asked, each time something else. */
export function gangster(page: Page, language: Language, { hands, meet }: Habits = {}): Player {
  const { said } = reader(page, language);
  const patterns = nows.map((key) => [key.slice('cash-n-guns.now.'.length), anyOf([said(key)], 'all of it')] as const);
  const stepOf = ({ question }: Sight) => patterns.find(([, words]) => words.test(question))?.[0] ?? 'other';
  const deed = anyOf(deeds.map(said), 'its beginning');
  const draw = dice();
  /** Glances since somebody was pointed at. */
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
