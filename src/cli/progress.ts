import type { WriteStream } from 'node:tty';

/** A line about how far it is: on a terminal one that changes and goes away, in a file a new one now and then. */
export function showProgress(line: () => string, out: WriteStream): { readonly end: () => void } {
  const timer = out.isTTY
    ? setInterval(() => out.write(`\r\x1b[K${line()}`), 200)
    : setInterval(() => out.write(`${line()}\n`), 5000);
  return {
    end() {
      clearInterval(timer);
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}
