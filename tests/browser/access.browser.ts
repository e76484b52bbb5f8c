import { testForEverybody, type State, type Walk } from './everybody.ts';
import { enterLobby } from './lobby.ts';
import { reader } from './player.ts';

/** A page by its path. It is there when this part of it is. */
const at = (name: string, path: string, part = 'h1'): State => ({
  name,
  reach: async ({ page, address }) => {
    await page.goto(address + path);
    await page.locator(part).first().waitFor();
  },
});

/** One of the player's own cards that can be played now. */
const ownCard = ({ page, language }: Walk) =>
  page
    .getByRole('list', { name: reader(page, language).said('thieves.place.hand') })
    .getByRole('button', { disabled: false })
    .first();

const openTable = async ({ page, address, language }: Walk) => {
  await page.goto(address);
  await reader(page, language).button('home.open').first().click();
  await enterLobby(page, language);
};

testForEverybody({
  title: 'the pages',
  pictures: '',
  byDay: 'both sizes',
  states: [
    at('home', ''),
    at('settings', '/settings'),
    at('about', '/about'),
    at('rules', '/rules/thieves#TH-3.5'),
    at('components', '/components'),
    at('no such table', '/t/AAAAAA', 'main p a[href="/"]'),
  ],
});

/* The final count is inspected by the tests that play a game to its end, in all three games. */
testForEverybody({
  title: 'a table of Thieves!',
  pictures: '',
  byDay: 'both sizes',
  states: [
    {
      name: 'six at the table',
      async reach(walk) {
        const { button } = reader(walk.page, walk.language);
        await openTable(walk);
        await button('lobby.more').click();
        await button('lobby.more').click();
        await button('lobby.start').click();
        await ownCard(walk).waitFor();
      },
    },
    { name: 'lobby', reach: openTable },
    {
      name: 'table',
      async reach(walk) {
        await reader(walk.page, walk.language).button('lobby.start').click();
        await ownCard(walk).waitFor();
      },
    },
    { name: 'a card taken up', reach: (walk) => ownCard(walk).click() },
    {
      name: 'menu',
      reach: ({ page, language }) => reader(page, language).button('table.menu').click(),
    },
    {
      name: 'to another device',
      async reach({ page, language }) {
        const { button, said } = reader(page, language);
        await button('table.carry').click();
        await page.getByRole('img', { name: said('table.carry.qr') }).waitFor();
      },
    },
  ],
});
