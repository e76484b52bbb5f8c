import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { openHouse } from '../../tests/browser/open-house.ts';
import { median, report } from '../measure.ts';

/** Relative to where the runner has put this program. */
const root = join(dirname(process.argv[1] ?? ''), '..', '..');

const slowDown = 4;
const openings = 5;
const jumps = 20;

/** The longest record of the archive. */
function longest(): { readonly name: string; readonly buffer: Buffer } {
  const games = ['cash-n-guns', 'the-boss', 'thieves'].map((game) => join(root, 'src', 'games', game, 'archive'));
  const records = games.flatMap((folder) =>
    readdirSync(folder).map((name) => ({ name, buffer: readFileSync(join(folder, name)) })),
  );
  return records.sort((a, b) => b.buffer.length - a.buffer.length)[0] ?? { name: '', buffer: Buffer.alloc(0) };
}

/**
 * Runs in the worker. Chromium slows down the page but not its workers, so the worker stays busy for the same factor
 * longer before it sends each answer.
 */
const slowWorker = `(() => {
  const work = self.onmessage;
  const post = self.postMessage.bind(self);
  self.onmessage = (event) => {
    const since = performance.now();
    let answer;
    self.postMessage = (ready) => (answer = ready);
    work(event);
    const until = since + (performance.now() - since) * ${slowDown};
    while (performance.now() < until);
    post(answer);
  };
})()`;

/** Milliseconds from an action in the page until its result is drawn. */
const timed = (page: Page, act: string): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const since = performance.now();
    await (${act})();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return performance.now() - since;
  })()`);

const until = (condition: string) =>
  `await new Promise((done) => { const look = () => (${condition}) ? done() : setTimeout(look); look(); });`;

async function measureOpening(browser: Browser, address: string): Promise<{ opened: number; jumped: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${address}/replay`, { waitUntil: 'networkidle' });
  await Promise.all(page.workers().map((worker) => worker.evaluate(slowWorker)));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const { name, buffer } = longest();
  const opened = await timed(
    page,
    `async () => {
      const file = new File([${JSON.stringify(buffer.toString('utf8'))}], ${JSON.stringify(name)});
      const data = new DataTransfer();
      data.items.add(file);
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data }));
      ${until(`document.querySelector('[data-part=middle]')`)}
    }`,
  );
  const times: number[] = [];
  for (let jump = 1; jump <= jumps; jump++) times.push(await timed(page, jumpTo((jump * 37) % 300)));
  await context.close();
  return { opened, jumped: median(times) };
}

const jumpTo = (step: number) => `async () => {
  const bar = document.querySelector('input[type=range]');
  bar.value = '${step}';
  bar.dispatchEvent(new Event('input', { bubbles: true }));
  ${until(`document.querySelector('input[type=range]').getAttribute('aria-valuetext').includes(' ${step} ')`)}
}`;

/** The compressed size of what a browser loads: the engine in its worker, and the screen. */
const packed = (name: string): number =>
  readdirSync(join(root, 'dist', 'web', 'assets'))
    .filter((file) => file.startsWith(name) && file.endsWith('.js.gz'))
    .reduce((sum, file) => sum + readFileSync(join(root, 'dist', 'web', 'assets', file)).length, 0);

async function main(): Promise<void> {
  const house = await openHouse(join(root, 'scripts', 'start.mjs'));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu'],
  });
  const found: { opened: number; jumped: number }[] = [];
  for (let time = 0; time < openings; time++) found.push(await measureOpening(browser, house.address));
  report(
    [
      {
        key: 'open',
        label: 'the longest game opens, ms (bound 500)',
        hideout: median(found.map(({ opened }) => opened)),
      },
      { key: 'jump', label: 'a jump in it, ms (bound 100)', hideout: median(found.map(({ jumped }) => jumped)) },
      { key: 'worker', label: 'the worker with the engine, kB gzip (bound 80)', hideout: packed('worker-') / 1000 },
      { key: 'screen', label: 'the screen, kB gzip', hideout: packed('Replay-') / 1000 },
    ],
    [`Chromium ${browser.version()}, page and worker slowed down ${slowDown} times, ${longest().name}`],
  );
  await browser.close();
  await house.close();
}

void main();
