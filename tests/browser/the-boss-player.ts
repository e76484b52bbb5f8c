import type { Locator, Page } from '@playwright/test';
import { reader, type Language, type Player } from './player.ts';
import type { Hands } from './sight.ts';

/** The words of a sentence before its first value. */
const opening = (sentence: string): string => sentence.split('{')[0]?.trim() ?? '';

/** What a player finds on the table of The Boss. */
export function bossTable(page: Page, language: Language) {
  const { said } = reader(page, language);
  const inList = (name: string): Locator => page.getByRole('list', { name, exact: true });
  return {
    /** The box on the home page. */
    box: page.getByRole('article', { name: said('game.the-boss.name') }),
    /** Round, lap and badges. */
    status: page.getByRole('button', { name: new RegExp(`^${opening(said('the-boss.place.round'))}`) }),
    pass: page.getByRole('button', { name: said('the-boss.do.pass'), exact: true }),
    send: page.getByRole('button', { name: new RegExp(`^${opening(said('the-boss.do.place'))}`) }),
    show: page.getByRole('button', { name: new RegExp(`^${opening(said('the-boss.do.show'))}`), disabled: false }),
    cities: inList(said('the-boss.place.cities')).getByRole('button'),
    open: inList(said('the-boss.place.cities')).getByRole('button', { disabled: false }),
    players: inList(said('the-boss.place.players')).getByRole('button'),
    hand: inList(said('the-boss.place.hand')).getByRole('button', { disabled: false }),
  };
}

/** A player of The Boss. Every third time they send nobody, and later rarely anybody. */
export function boss(page: Page, language: Language, hands?: Hands): Player {
  const { said } = reader(page, language);
  const isDeed = new RegExp(`^(?:${opening(said('the-boss.do.place'))} \\d|${said('the-boss.do.show')})`);
  let turn = 0;
  return {
    page,
    language,
    ...(hands && { hands }),
    regions: {
      cities: `ul[aria-label="${said('the-boss.place.cities')}"]`,
      hand: `ul[aria-label="${said('the-boss.place.hand')}"]`,
    },
    choose({ controls }) {
      const inRegion = (region: string) => controls.filter(({ regions }) => regions.includes(region));
      const deed = controls.find(({ name }) => isDeed.test(name));
      if (deed) return { control: deed, answers: true };
      const pass = controls.find(({ name }) => name === said('the-boss.do.pass'));
      if (!pass) {
        const [card] = inRegion('hand');
        return card && { control: card, answers: false };
      }
      const open = inRegion('cities');
      const city = open[turn % open.length];
      turn++;
      const isCareful = turn % 3 === 0 || (turn > 10 && turn % 7 !== 1);
      return isCareful || !city ? { control: pass, answers: true } : { control: city, answers: false };
    },
  };
}
