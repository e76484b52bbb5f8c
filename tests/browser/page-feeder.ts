import type { Page } from '@playwright/test';
import type { Seat } from '../../src/engine/seats.ts';
import type { Command, Hello } from '../../src/protocol/messages.ts';
import { NewsOf, welcomeText } from '../../src/room/news.ts';
import { ownScene, publicScene } from '../../src/table/scene.ts';
import type { TableState } from '../../src/table/state.ts';
import { ownerAt, people, type Moment } from './stored-tables.ts';

/** The viewpoint of a page: a seat, a spectator, or a big screen. */
type Viewer = Seat | null | 'screen';

const code = 'STAGED';
const context = { code, people, present: new Set(people.keys()) };
const ownOf = (table: TableState, viewer: Viewer) =>
  viewer === 'screen' ? null : ownScene(table, viewer === null ? 'spectator' : ownerAt(viewer));

/**
 * Shows stored tables to a real page: the socket of the page ends here instead of at the server, and gets what the
 * server would send.
 */
export class PageFeeder {
  readonly #page: Page;
  /** Whether a big screen shows the table. */
  isOnScreen = false;
  readonly #context = { ...context, isOnScreen: () => this.isOnScreen };
  #welcome = '';
  #say: (text: string) => void = () => undefined;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async before(page: Page): Promise<PageFeeder> {
    const feeder = new PageFeeder(page);
    // The powers in play count as shown, so that they do not cover the table.
    await page.addInitScript((key) => localStorage.setItem('hideout.cash-n-guns.introduced', key), `${code}-0`);
    await page.routeWebSocket(/\/ws\//, (socket) => {
      feeder.#say = (text) => socket.send(text);
      socket.onMessage((text) => socket.send(feeder.#answer(JSON.parse(String(text)) as Command | Hello)));
    });
    return feeder;
  }

  /** Opens a page at a table in this state. */
  async show(address: string, table: TableState, viewer: Viewer): Promise<void> {
    this.#welcome = welcomeText(table, publicScene(table, this.#context), ownOf(table, viewer), 0);
    await this.#page.goto(`${address}${viewer === 'screen' ? '/tv' : '/t'}/${code}`);
  }

  /** Sends the last entry to a page that shows the table before it. */
  happen({ before, table }: Moment, viewer: Viewer): void {
    const shown = (at: TableState) => ({ table: at, scene: publicScene(at, this.#context) });
    const own = (at: TableState) => ownOf(at, viewer);
    const text = new NewsOf(shown(before), shown(table)).textFor(own(before), own(table));
    if (text !== undefined) this.#say(text);
  }

  #answer(said: Command | Hello): string {
    if (said.do === 'hello') return this.#welcome;
    if (said.do === 'time') return JSON.stringify({ say: 'time', n: said.n, now: Date.now() });
    return JSON.stringify({ say: said.do === 'why' ? 'because' : 'done', n: said.n, refusal: null });
  }
}
