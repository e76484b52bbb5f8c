import type { WriteStream } from 'node:tty';

/** A progress line: on a terminal it is updated in place, in a file a new one is added now and then. */
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
