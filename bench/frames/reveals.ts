import { chromium, type Browser } from '@playwright/test';
import { median, report, type Row } from '../measure.ts';
import { openHouse } from './house.ts';
import { answer, sitDown } from './player.ts';
import { installRecorder, recorded, reveals, type Frames } from './recorder.ts';

const slowDown = 4;
/** Three rounds and the beginning of another; the first is the slowest, because nothing of it was drawn before. */
const answers = 10;
/** Nobody waits longer than this for one frame. */
const bound = 50;

const devices = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
type Device = keyof typeof devices;

async function measure(browser: Browser, address: string, device: Device): Promise<Frames> {
  const context = await browser.newContext({ ...devices[device], locale: 'en-GB' });
  const page = await context.newPage();
  await installRecorder(page);
  await sitDown(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  for (let given = 0; given < answers; given++) await answer(page);
  const frames = await recorded(page);
  await context.close();
  return frames;
}

function rowsOf(device: Device, frames: Frames): Row[] {
  const all = reveals.flatMap((reveal) => frames[reveal]);
  const worst = reveals.map((reveal) => ({
    key: `${device}-${reveal}`,
    label: `${device}, ${reveal}: longest frame, ms`,
    hideout: Math.max(0, ...frames[reveal]),
  }));
  return [
    ...worst,
    { key: `${device}-median`, label: `${device}: median frame, ms`, hideout: median(all) },
    {
      key: `${device}-over`,
      label: `${device}: frames over ${bound} ms of ${all.length}`,
      // A screen shows a frame every 16.7 ms; three of them are 50 by rounding only.
      hideout: all.filter((gap) => Math.round(gap) > bound).length,
    },
  ];
}

async function main(): Promise<void> {
  const house = await openHouse();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu'],
  });
  const rows: Row[] = [];
  for (const device of ['phone', 'desktop'] as const) {
    rows.push(...rowsOf(device, await measure(browser, house.address, device)));
  }
  report(rows, [`Chromium ${browser.version()}, processor slowed down ${slowDown} times, eight at the table`]);
  await browser.close();
  await house.close();
}

void main();
