import { beforeEach, expect, test } from 'vitest';
import type { ChatLine } from '../../protocol/chat.ts';
import { ChatRoom } from './chat.svelte.ts';

const line = (id: number, from = 'a1'): ChatLine => ({
  id: `${from}-${id}`,
  from,
  seat: 0,
  name: from,
  text: `${id}`,
  at: id,
});
const texts = ({ lines }: ChatRoom) => lines.map(({ text }) => text);

let room: ChatRoom;
let count = 0;
beforeEach(() => (room = new ChatRoom(`TABLE${(count += 1)}`)));

test('lines that come again after a break are there once, in their order', () => {
  room.hear([line(2)]);
  room.hear([line(1), line(2), line(3)]);
  expect(texts(room)).toEqual(['1', '2', '3']);
});

test('the last fifty lines are kept', () => {
  room.hear(Array.from({ length: 60 }, (_, id) => line(id)));
  expect([texts(room).length, texts(room)[0]]).toEqual([50, '10']);
});

test('what nobody has read is counted until the lines are looked at', () => {
  room.hear([line(1), line(2)]);
  expect(room.unread).toBe(2);
  const stop = room.read();
  room.hear([line(3)]);
  expect(room.unread).toBe(0);
  stop();
  room.hear([line(4)]);
  expect(room.unread).toBe(1);
});

test('what muted people write is neither shown nor counted, at this table', () => {
  room.hear([line(1, 'a1'), line(2, 'b2')]);
  room.toggleMute('b2');
  expect([texts(room), room.hidden, room.unread]).toEqual([['1'], 1, 1]);
  const elsewhere = new ChatRoom('OTHERS');
  elsewhere.hear([line(5, 'b2')]);
  expect(texts(elsewhere)).toEqual(['5']);
  room.toggleMute('b2');
  expect(texts(room)).toEqual(['1', '2']);
});

test('nothing is left when the host switches messages off', () => {
  room.hear([line(1)]);
  room.forget();
  expect([texts(room), room.unread]).toEqual([[], 0]);
});
