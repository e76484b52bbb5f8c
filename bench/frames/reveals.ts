import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { openHouse } from '../../tests/browser/open-house.ts';
import { median, report, type Row } from '../measure.ts';
import { answer, sitDown } from './player.ts';
import { installRecorder, recorded, reveals, startRecording, type Frame, type Reveal } from './recorder.ts';
import { noteWork, workBetween, type Task } from './work.ts';

/** Relative to where the runner has put this program. */
const launcher = join(dirname(process.argv[1] ?? ''), '..', '..', 'scripts', 'start.mjs');

const slowDown = 4;
/** Three rounds and the beginning of another; the first is the slowest, because nothing was drawn before. */
const answers = 10;
/** The longest acceptable frame, in milliseconds. */
const bound = 50;
/** Milliseconds for which an idle page is watched. */
const nothing = 40_000;

const devices = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
type Device = keyof typeof devices;

const tv = { viewport: { width: 1920, height: 1080 } } as const;
/** On a TV at full speed every frame has to fit into one of sixty per second. */
const frame = 16;

interface Measured {
  readonly frames: readonly Frame[];
  readonly tasks: readonly Task[];
}

async function measure(browser: Browser, address: string, device: Device): Promise<Measured> {
  const context = await browser.newContext({ ...devices[device], locale: 'en-GB' });
  const page = await context.newPage();
  await installRecorder(page);
  await sitDown(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const tasks = await noteWork(page, session);
  for (let given = 0; given < answers; given++) await answer(page);
  const frames = await recorded(page);
  const measured = { frames, tasks: await tasks() };
  await context.close();
  return measured;
}

/** A TV shows a table where a phone plays. Only the TV is slowed down, and only its frames count. */
async function measureTv(browser: Browser, address: string, rate: number): Promise<Measured> {
  const room = await browser.newContext({ ...devices.phone, locale: 'en-GB' });
  const phone = await room.newPage();
  const code = await sitDown(phone, address);
  const context = await browser.newContext({ ...tv, locale: 'en-GB' });
  const page = await context.newPage();
  await installRecorder(page);
  await page.goto(`${address}/tv/${code}`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const tasks = await noteWork(page, session);
  for (let given = 0; given < answers; given++) await answer(phone, page);
  const measured = { frames: await recorded(page), tasks: await tasks() };
  await Promise.all([room.close(), context.close()]);
  return measured;
}

/** How often an idle page misses frames, which is due to the machine. */
async function measureNothing(browser: Browser): Promise<readonly Frame[]> {
  const context = await browser.newContext(devices.phone);
  const page = await context.newPage();
  await installRecorder(page);
  await page.goto('data:text/html,<title>Nothing</title>');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await startRecording(page, 'aims');
  await page.waitForTimeout(nothing);
  const frames = await recorded(page);
  await context.close();
  return frames;
}

const gapOf = ({ from, to }: Frame) => to - from;
/** A screen shows a frame every 16.7 ms; three of them are 50 only after rounding. */
const isLong = (frame: Frame) => Math.round(gapOf(frame)) > bound;
const isOver = (frame: Frame, most: number) => Math.round(gapOf(frame)) > Math.max(most, 17);

function rowsOf(device: Device | 'tv' | 'tv-fast', { frames, tasks }: Measured, most = bound): Row[] {
  const workIn = ({ from, to }: Frame) => workBetween(tasks, from, to);
  const of = (reveal: Reveal) => frames.filter((frame) => frame.reveal === reveal);
  const worst = reveals.flatMap((reveal) => [
    {
      key: `${device}-${reveal}`,
      label: `${device}, ${reveal}: longest frame, ms`,
      hideout: Math.max(0, ...of(reveal).map(gapOf)),
    },
    {
      key: `${device}-${reveal}-work`,
      label: `${device}, ${reveal}: most work for a frame, ms`,
      hideout: Math.max(0, ...of(reveal).map(workIn)),
    },
  ]);
  const long = frames.filter((each) => isOver(each, most));
  return [
    ...worst,
    { key: `${device}-median`, label: `${device}: median frame, ms`, hideout: median(frames.map(gapOf)) },
    {
      key: `${device}-over`,
      label: `${device}: frames over ${most} ms of ${frames.length}`,
      hideout: long.length,
    },
    {
      key: `${device}-at-work`,
      label: `${device}: with so much work of the page`,
      hideout: long.filter((each) => workIn(each) > most).length,
    },
  ];
}

async function main(): Promise<void> {
  const house = await openHouse(launcher);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu'],
  });
  const rows: Row[] = [];
  for (const device of ['phone', 'desktop'] as const) {
    rows.push(...rowsOf(device, await measure(browser, house.address, device)));
  }
  rows.push(...rowsOf('tv', await measureTv(browser, house.address, slowDown)));
  rows.push(...rowsOf('tv-fast', await measureTv(browser, house.address, 1), frame));
  const idle = await measureNothing(browser);
  rows.push({
    key: 'nothing-over',
    label: `an empty page: frames over ${bound} ms of ${idle.length}`,
    hideout: idle.filter(isLong).length,
  });
  report(rows, [
    `Chromium ${browser.version()}, processor slowed down ${slowDown} times (not for tv-fast), eight at the table`,
  ]);
  await browser.close();
  await house.close();
}

void main();
