import { expect, test, vi } from 'vitest';
import type { Bulletin, Bus } from '../../../room/peers.ts';

/** The contract of every bus. `join` returns one more member of the same bus, which leaves after the test. */
export function describeBus(name: string, newBus: () => Promise<() => Promise<Bus>>): void {
  const members = async (count: number) => {
    const join = await newBus();
    const listening = async () => {
      const bus = await join();
      const heard: Bulletin[] = [];
      let gaps = 0;
      bus.listen({ heard: (bulletin) => void heard.push(bulletin), gap: () => (gaps += 1) });
      return { bus, heard, gaps: () => gaps };
    };
    return Promise.all(Array.from({ length: count }, listening));
  };
  const all: readonly Bulletin[] = [
    { kind: 'written', tables: [['AAAAAA', 12]] },
    { kind: 'removed', code: 'BBBBBB' },
    { kind: 'emote', code: 'AAAAAA', seat: 2, emote: 'laugh' },
    { kind: 'nudge', code: 'AAAAAA', seat: 0, by: 2 },
    { kind: 'forward', code: 'AAAAAA', by: 2 },
    { kind: 'presence', codes: ['CCCCCC'] },
  ];

  test(`${name}: everybody else hears each kind of bulletin, and nobody their own`, async () => {
    const [one, two, three] = await members(3);
    for (const bulletin of all) one?.bus.publish(bulletin);
    await vi.waitFor(() => expect([two?.heard, three?.heard]).toEqual([all, all]), { timeout: 20_000 });
    expect(one?.heard).toEqual([]);
  });

  test(`${name}: entries of many tables are heard of, also those in one turn`, async () => {
    const [one, two] = await members(2);
    const codes = Array.from({ length: 1000 }, (_, index) => `T${index}`);
    for (const code of codes) one?.bus.publish({ kind: 'written', tables: [[code, 7]] });
    const told = () => two?.heard.flatMap((each) => (each.kind === 'written' ? each.tables.map(([code]) => code) : []));
    await vi.waitFor(() => expect(new Set(told())).toEqual(new Set(codes)), { timeout: 20_000 });
  });

  test(`${name}: whoever has left says and hears nothing more`, async () => {
    const [one, two, three] = await members(3);
    await two?.bus.close();
    two?.bus.publish({ kind: 'removed', code: 'AAAAAA' });
    one?.bus.publish({ kind: 'removed', code: 'BBBBBB' });
    await vi.waitFor(() => expect(three?.heard).toEqual([{ kind: 'removed', code: 'BBBBBB' }]), { timeout: 20_000 });
    expect([one?.heard, two?.heard]).toEqual([[], []]);
  });
}
