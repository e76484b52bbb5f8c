import type { Page } from '@playwright/test';
import type { Seat } from '../../src/engine/seats.ts';
import type { Card } from '../../src/games/thieves/box.ts';
import type { CashView } from '../../src/games/cash-n-guns/view.ts';
import type { TheBossView } from '../../src/games/the-boss/view.ts';
import type { ThievesView } from '../../src/games/thieves/view.ts';
import type { TableState } from '../../src/table/state.ts';
import { reader, type Language } from './player.ts';
import type { PageFeeder } from './page-feeder.ts';
import { lobbyOf, momentsOf, momentWhen, type Moment } from './stored-tables.ts';

/** A page that shows stored tables. */
export interface Staging {
  readonly page: Page;
  readonly feeder: PageFeeder;
  readonly address: string;
  readonly language: Language;
}

/** A state of a screen, and how to reach it from any other. */
export interface StoredState {
  readonly name: string;
  /** It is not a table, so it may scroll. */
  readonly isPaper?: true;
  /** By day another state of the same kind is enough. */
  readonly isLong?: true;
  reach(staging: Staging): Promise<void>;
}

const viewIn = <View>({ play }: TableState): View => {
  if (!play) throw new Error('No game is being played.');
  return play.game.publicView(play.state) as View;
};
const asked = ({ play }: TableState): Seat => play?.game.toAct(play.state)[0] ?? 0;
const isPlaying = ({ table }: Moment) => table.stage === 'playing';

/** Shows the table from the seat that is asked. */
const shown = (name: string, moment: () => Moment, then?: (staging: Staging) => Promise<void>): StoredState => ({
  name,
  async reach(staging) {
    const { table } = moment();
    await staging.feeder.show(staging.address, table, table.stage === 'lobby' ? 0 : asked(table));
    await staging.page.locator('[data-part="own"], [data-part="seat"]').first().waitFor();
    await then?.(staging);
  },
});

/**
 * The same for somebody who plays for the first time and is taught. It is the last state of its game: from then on the
 * page has hints.
 */
const taught = (name: string, moment: () => Moment): StoredState => ({
  name,
  async reach(staging) {
    await staging.page.addInitScript(() => localStorage.setItem('hideout.settings', '{"sound":false}'));
    const { table } = moment();
    await staging.feeder.show(staging.address, table, asked(table));
    await staging.page.getByRole('note').waitFor();
  },
});

/** Plays the last entry until this selector is visible; then time stops. */
const happening = (name: string, moment: () => Moment, seen: string, viewer: 0 | 'screen' = 0): StoredState => ({
  name,
  async reach({ page, feeder, address }) {
    const found = moment();
    await feeder.show(address, found.before, viewer);
    await page
      .locator(viewer === 'screen' ? player : '[data-part="own"]')
      .first()
      .waitFor();
    // By the page's own clock, which was stopped before: after a jump the page would consider its connection lost.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    feeder.happen(found, viewer);
    for (let beat = 0; beat < 200 && !(await page.locator(seen).first().isVisible()); beat++) {
      await page.clock.runFor(100);
    }
    await page.locator(seen).first().waitFor();
  },
});

/** Somebody at the table, as a big screen shows them. */
const player = '[data-part="player"]';
/** A big screen; it runs for some milliseconds before anybody looks. */
const onTv = (name: string, table: () => TableState, after = 0): StoredState => ({
  name,
  async reach({ page, feeder, address }) {
    const found = table();
    await feeder.show(address, found, 'screen');
    await page
      .locator(found.stage === 'lobby' ? '.room' : player)
      .first()
      .waitFor();
    await page.clock.runFor(after);
  },
});

const watched = (name: string, moment: () => Moment): StoredState => ({
  name,
  async reach({ page, feeder, address }) {
    await feeder.show(address, moment().table, null);
    await page.locator('[data-part="own"]').waitFor();
  },
});

/** The same at a table that offers odds and advice: their button needs room beside the question. */
const helped = (moment: () => Moment) => (): Moment => {
  const { before, table } = moment();
  return { before, table: { ...table, help: 'advice' } };
};

const overnight = (state: StoredState): StoredState => ({ ...state, isLong: true });

const last = (game: string, archived: string): Moment => {
  const all = [...momentsOf(game, archived)];
  const moment = all.at(-1);
  if (!moment) throw new Error(`${game}/${archived} is empty.`);
  return moment;
};

const boss = (isIt: (view: TheBossView, moment: Moment) => boolean, archived = '4-seats-secure') =>
  momentWhen('the-boss', archived, (moment) => isPlaying(moment) && isIt(viewIn(moment.table), moment));
const thieves = (isIt: (view: ThievesView, moment: Moment) => boolean, archived = '6-seats') =>
  momentWhen('thieves', archived, (moment) => isPlaying(moment) && isIt(viewIn(moment.table), moment));
const cash = (isIt: (view: CashView, moment: Moment) => boolean, archived = '8-seats-polish-clock') =>
  momentWhen('cash-n-guns', archived, (moment) => isPlaying(moment) && isIt(viewIn(moment.table), moment));

/** How often an event of this kind happened in the last entry. */
const timesTold = ({ table }: Moment, kind: string) =>
  table.play?.latest.told.filter(({ event }) => event.kind === kind).length ?? 0;
const told = (moment: Moment, kind: string) => timesTold(moment, kind) > 0;

const city = ({ page, language }: Staging) =>
  page
    .getByRole('list', { name: reader(page, language).said('the-boss.place.cities') })
    .getByRole('button', { disabled: false });

/** The player's own cards that can be played now. */
const ownCards = ({ page, language }: Staging, place: 'the-boss.place.hand' | 'thieves.place.hand') =>
  page.getByRole('list', { name: reader(page, language).said(place) }).getByRole('button', { disabled: false });

const canSend = ({ play }: TableState) =>
  play?.game.legalMoves(play.state, asked({ play } as TableState)).some(({ kind }) => kind === 'place') === true;
const lateInTheRound = () =>
  boss(({ round, lap, step }, { table }) => round >= 3 && lap >= 3 && step === 'place' && canSend(table));
const aCardIsDue = () => boss(({ round, lap, step }) => round >= 3 && lap === 4 && step === 'reveal');

export const bossStates: readonly StoredState[] = [
  shown('the-boss: the first question', () => boss(({ step }) => step === 'place')),
  shown('the-boss: late in a round, with help', helped(lateInTheRound)),
  shown('the-boss: a city taken up', lateInTheRound, async (staging) => void (await city(staging).last().click())),
  shown('the-boss: a card is due', aCardIsDue),
  shown('the-boss: a card taken up', aCardIsDue, async (staging) => {
    await ownCards(staging, 'the-boss.place.hand').first().click();
  }),
  happening(
    'the-boss: a hidden card turns',
    () => boss((view, moment) => view.round >= 3 && told(moment, 'took')),
    '[data-over="card"]',
  ),
  watched('the-boss: watched', lateInTheRound),
  shown('the-boss: two players', () => boss(({ lap, step }) => lap === 3 && step === 'place', '2-seats')),
  taught('the-boss: a lesson', () => boss(({ step }) => step === 'place')),
];

const richHand = () =>
  thieves((view, { table }) => {
    const hand = table.play?.game.privateView(table.play.state, view.active) as { readonly hand: readonly Card[] };
    return view.played > 12 && view.middle.length > 0 && hand.hand.length >= 4;
  });

export const thievesStates: readonly StoredState[] = [
  shown('thieves: your turn, with help', helped(richHand)),
  shown('thieves: a card taken up', richHand, async (staging) => {
    await ownCards(staging, 'thieves.place.hand').first().click();
  }),
  happening(
    'thieves: a raid',
    () => thieves((_, moment) => told(moment, 'raid'), '6-seats-secure-reshuffle'),
    '[data-over]',
  ),
  watched('thieves: watched', richHand),
  shown('thieves: three players', () => thieves(({ played }) => played > 9, '3-seats')),
  taught('thieves: a lesson', richHand),
];

const step = (id: string, archived?: string) => () =>
  cash((view) => view.round >= 2 && view.step === id && view.owed.length > 0, archived);
/** More arms are raised than the player's own. */
const raised = '.arm:not(.lowered) ~ .arm:not(.lowered)';
/** Bullets fire one after the other: the loudest moment of a round. */
const somebodyIsHit = (archived?: string) => () =>
  cash((view, moment) => view.round >= 2 && told(moment, 'fired') && told(moment, 'wounded'), archived);

export const cashStates: readonly StoredState[] = [
  shown('cash-n-guns: whom to aim at, with help', helped(step('hold-up'))),
  shown('cash-n-guns: the shares', step('sharing')),
  happening('cash-n-guns: a shot', somebodyIsHit(), '[data-over="shot"]'),
  ...[
    shown('cash-n-guns: which bullet', step('bullet')),
    shown('cash-n-guns: stand or lie down, with help', helped(step('courage'))),
    happening('cash-n-guns: the aims', () => cash((_, moment) => timesTold(moment, 'aims') > 3), raised),
    watched('cash-n-guns: watched', step('courage')),
    shown('cash-n-guns: four, whom to aim at', step('hold-up', '4-seats')),
    shown('cash-n-guns: four, stand or lie down', step('courage', '4-seats')),
    shown('cash-n-guns: four, the shares', step('sharing', '4-seats')),
    happening('cash-n-guns: four, a shot', somebodyIsHit('4-seats'), '[data-over="shot"]'),
  ].map(overnight),
  taught('cash-n-guns: a lesson', step('courage')),
];

const onPaper = (name: string, path: string): StoredState => ({
  name,
  isPaper: true,
  reach: async ({ page, address }) => {
    await page.goto(address + path);
    await page.locator('h1').first().waitFor();
  },
});

const lobby = (
  name: string,
  seats: number,
  seated: number,
  then?: (staging: Staging) => Promise<void>,
): StoredState => {
  const moment = { table: lobbyOf('cash-n-guns', seats, seated), before: lobbyOf('cash-n-guns', seats, seated) };
  return { ...shown(name, () => moment, then), isPaper: true };
};

export const paperStates: readonly StoredState[] = [
  onPaper('home', '/'),
  onPaper('settings', '/settings'),
  onPaper('about', '/about'),
  onPaper('rules', '/rules/thieves'),
  lobby('lobby: eight people', 8, 8),
  lobby('lobby: alone with eight seats', 8, 1),
  lobby('lobby: sitting down', 8, 1, async ({ page, language }) => {
    await reader(page, language).button('lobby.change-me').click();
  }),
];

const over = (game: string, archived: string): StoredState => ({
  name: `${game}: the count`,
  isPaper: true,
  async reach({ page, feeder, address }) {
    await feeder.show(address, last(game, archived).table, 0);
    await page.clock.runFor(3000);
    await page.getByRole('dialog').first().waitFor();
  },
});

export const overStates: readonly StoredState[] = [
  over('the-boss', '4-seats-secure'),
  over('thieves', '6-seats'),
  over('cash-n-guns', '8-seats-polish-clock'),
];

const happensOnTv = (name: string, moment: () => Moment, seen: string) => happening(name, moment, seen, 'screen');

/** Every kind of picture that a big screen shows. */
export const tvStates: readonly StoredState[] = [
  onTv('tv: the lobby', () => lobbyOf('thieves', 6, 3)),
  onTv('tv: the lobby of eight, and the next picture of the guide', () => lobbyOf('cash-n-guns', 8, 8), 4500),
  onTv('tv: cash-n-guns, aiming', () => step('hold-up')().table),
  onTv('tv: cash-n-guns, stand or lie down', () => step('courage')().table),
  happensOnTv('tv: cash-n-guns, a shot', somebodyIsHit(), '.panel.hit'),
  onTv('tv: cash-n-guns, the shares', () => step('sharing')().table),
  onTv('tv: cash-n-guns, four', () => step('courage', '4-seats')().table),
  onTv('tv: thieves', () => richHand().table),
  happensOnTv(
    'tv: thieves, a raid',
    () => thieves((_, moment) => told(moment, 'raid'), '6-seats-secure-reshuffle'),
    '.caged',
  ),
  onTv('tv: the-boss', () => lateInTheRound().table),
  happensOnTv(
    'tv: the-boss, a city is settled',
    () => boss((view, moment) => view.round >= 3 && told(moment, 'took')),
    '[data-over="card"]',
  ),
  onTv('tv: cash-n-guns, the count', () => last('cash-n-guns', '8-seats-polish-clock').table, 4000),
  onTv('tv: thieves, the evening', () => last('thieves', '6-seats').table, 12_000),
];
