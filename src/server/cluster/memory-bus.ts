import type { Bus, BusListener } from '../../room/peers.ts';

/** Connects servers that live in one process. A single server has a hub to itself. */
export class MemoryHub {
  readonly #members = new Set<{ readonly listeners: BusListener[] }>();

  join(): Bus {
    const members = this.#members;
    const self = { listeners: new Array<BusListener>() };
    members.add(self);
    return {
      publish(bulletin) {
        if (members.size === 1 || !members.has(self)) return;
        for (const member of members) {
          if (member !== self) for (const { heard } of member.listeners) setImmediate(heard, bulletin);
        }
      },
      listen: (listener) => void self.listeners.push(listener),
      close() {
        members.delete(self);
        return Promise.resolve();
      },
    };
  }
}
