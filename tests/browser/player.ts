import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/words/en/index.ts';
import { pl } from '../../src/words/pl/index.ts';

type Key = keyof typeof en;
export type Language = 'en' | 'pl';

/** How somebody uses a control: with a finger, or with keys alone. */
export type Act = (control: Locator) => Promise<void>;

/** Finds things on a page as a person does: by what they are and what they say. */
export function reader(page: Page, language: Language) {
  const words: Readonly<Record<string, string>> = language === 'en' ? en : pl;
  const said = (key: Key) => words[key] ?? key;
  return {
    said,
    /** Its name may go on after what it says on its face, for those who only hear it. */
    button: (key: Key): Locator => page.getByRole('button', { name: new RegExp(`^${escape(said(key))}`) }),
    link: (key: Key): Locator => page.getByRole('link', { name: said(key), exact: true }),
    /** A button with one of these sentences, whatever is filled into them. */
    buttonLike: (keys: readonly Key[]): Locator => {
      const patterns = keys.map((key) =>
        said(key)
          .split(/\{[^}]*\}/)
          .map(escape)
          .join('.+'),
      );
      return page.getByRole('button', { name: new RegExp(`^(${patterns.join('|')})$`), disabled: false });
    },
  };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const tap: Act = (control) => control.click();

/** Plays whatever is asked of this player, until the count lies on the table. */
export async function playToTheEnd(page: Page, language: Language, act: Act = tap): Promise<void> {
  for (let card = 0; card < 200; card++) if ((await playOneCard(page, language, act)) === 'over') return;
  throw new Error('This game does not end.');
}

/**
 * A card, then where it goes, then the button that says what will be done: whatever comes next of these is used as
 * soon as it is there, since others play meanwhile and things travel.
 */
export async function playOneCard(page: Page, language: Language, act: Act = tap): Promise<'played' | 'over'> {
  const { said, button, buttonLike } = reader(page, language);
  const over = button('end.rematch').first();
  const deed = buttonLike(deeds).first();
  const target = page
    .getByLabel(said('thieves.place.targets'))
    .getByRole('button', { disabled: false, pressed: false })
    .first();
  const card = playable(page, language);
  for (let step = 0; step < 50; step++) {
    await over.or(deed).or(target).or(card).first().waitFor({ timeout: 30_000 });
    if (await over.isVisible()) return 'over';
    if (await deed.isVisible()) {
      await act(deed);
      return 'played';
    }
    // What was there a moment ago may be gone: then the next look decides.
    await act((await target.isVisible()) ? target : card).catch(() => undefined);
  }
  throw new Error('Nothing comes of tapping.');
}

/** A card that can be played now, from what waits or from the hand. */
function playable(page: Page, language: Language): Locator {
  const { said } = reader(page, language);
  const row = (key: Key) => page.getByRole('list', { name: said(key) }).getByRole('button', { disabled: false });
  return row('thieves.place.waiting').or(row('thieves.place.hand')).first();
}

const deeds: readonly Key[] = [
  'thieves.do.stash',
  'thieves.do.give',
  'thieves.do.police',
  'thieves.do.roadblock',
  'thieves.do.roadblock.nothing',
  'thieves.do.alarm',
  'thieves.do.thief',
  'thieves.do.thief.you',
  'thieves.do.idle-thief',
  'thieves.do.double-loot',
];
