import { vi } from 'vitest';
import { WebSocket } from 'ws';

/** In a browser socket errors are events, which these pages do not listen to; `ws` would throw them. */
class BrowserSocket extends WebSocket {
  constructor(address: string) {
    super(address);
    this.on('error', () => undefined);
  }
}

/**
 * The part of a browser that a connection needs. Sockets are real; timers and the clock move only when a test moves
 * them.
 */
export interface Browser {
  readonly reloads: () => number;
  /** Fires an event of the window: the network is there or gone, or the page is shown again. */
  tellWindow(event: 'online' | 'offline' | 'pageshow'): void;
  /** Shows or hides the page. */
  turn(visibility: 'visible' | 'hidden'): void;
  /** Puts the device to sleep: time passes, and no timer runs. */
  sleep(milliseconds: number): void;
}

/** Replaces the globals of a browser until `vi.unstubAllGlobals` and `vi.useRealTimers` are called. */
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
  // Pauses between attempts are randomized; this is the middle.
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

/** Waits for something that arrives over a socket. The page's clock stands still meanwhile. */
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
