import type { Page } from '@playwright/test';
import { anyOf, reader, type Key, type Language, type Player } from './player.ts';
import type { Hands } from './sight.ts';

/** All labels of buttons at this table. */
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

/** A player of Thieves!: selects a card, then its target, then the button that confirms. */
export function thief(page: Page, language: Language, hands?: Hands): Player {
  const { said } = reader(page, language);
  const deed = anyOf(deeds.map(said), 'all of it');
  return {
    page,
    language,
    ...(hands && { hands }),
    regions: {
      targets: `[aria-label="${said('thieves.place.targets')}"]`,
      cards: `ul:is([aria-label="${said('thieves.place.waiting')}"], [aria-label="${said('thieves.place.hand')}"])`,
    },
    choose({ controls }) {
      const found = controls.find(({ name }) => deed.test(name));
      if (found) return { control: found, answers: true };
      const control =
        controls.find(({ regions, isPressed }) => regions.includes('targets') && !isPressed) ??
        controls.find(({ regions }) => regions.includes('cards'));
      return control && { control, answers: false };
    },
  };
}
