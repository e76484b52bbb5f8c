import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from './frame.ts';

/** What arrives at the other end of a real socket, until the text `end`. */
async function received(bytes: Buffer): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (_, { socket }) => socket.write(Buffer.concat([bytes, textFrames(['end'])])));
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    page.terminate();
    server.close();
  });
  const texts: string[] = [];
  page.on('message', (data: Buffer, isBinary) => texts.push(isBinary ? 'binary' : data.toString()));
  while (texts.at(-1) !== 'end') await once(page, 'message');
  return texts.slice(0, -1);
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %i letters arrives as it is', async (length) => {
  const text = 'x'.repeat(length);
  expect(await received(textFrames([text]))).toEqual([text]);
});

test.each([62, 63, 32_767, 32_768])('letters that take two bytes count twice: %i of them', async (length) => {
  const text = 'ż'.repeat(length);
  expect(await received(textFrames([text]))).toEqual([text]);
});

test('frames follow each other without a gap', async () => {
  const texts = ['one', 'dwa złote', '', '€'];
  expect(await received(textFrames(texts))).toEqual(texts);
});
