import type { Timers } from '../../room/timers.ts';

/** The timers of Node. None of them keeps a process alive that has nothing else to do. */
export const nodeTimers: Timers = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  soon(act) {
    const immediate = setImmediate(act);
    return () => clearImmediate(immediate);
  },
};
