import { vi } from 'vitest';
import { WebSocket } from 'ws';

/** A browser is told about errors by an event that these pages do not listen to; `ws` would throw them. */
class BrowserSocket extends WebSocket {
  constructor(address: string) {
    super(address);
    this.on('error', () => undefined);
  }
}

/** The part of a browser that a connection lives in. Sockets are real; timers and the clock stand until they are moved. */
export interface Browser {
  readonly reloads: () => number;
  /** The window tells that the network is there or gone, or that the page is shown again. */
  tellWindow(event: 'online' | 'offline' | 'pageshow'): void;
  /** The page comes to the front or goes to the back. */
  turn(visibility: 'visible' | 'hidden'): void;
  /** The device sleeps: time passes, and no timer runs. */
  sleep(milliseconds: number): void;
}

/** Takes the place of a browser's globals until `vi.unstubAllGlobals` and `vi.useRealTimers` are called. */
export function openBrowser(port: number): Browser {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}`, reload });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // Pauses before a new attempt are lengthened and shortened by chance; this is the middle.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  return {
    reloads: () => reload.mock.calls.length,
    tellWindow: (event) => void page.dispatchEvent(new Event(event)),
    turn(visibility) {
      document.visibilityState = visibility;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    sleep: (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds),
  };
}

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

/** Waits for something that comes over a socket. The clock of the page stands meanwhile. */
export async function until(condition: () => boolean): Promise<void> {
  const start = performance.now();
  while (!condition()) {
    if (performance.now() - start > 10_000) throw new Error(`It never came true: ${condition.toString()}`);
    await turnOfLoop();
  }
}

/** Long enough for a frame that was sent to arrive on the same machine. */
export async function aMoment(): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < 30) await turnOfLoop();
}
