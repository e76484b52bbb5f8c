import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { plainJson } from '../protocol/plain.ts';
import { frameEncoding, textFrames } from './frame.ts';

/** What arrives at the other end of a real socket, until the text `end`. */
async function received(frames: string): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (_, { socket }) => socket.write(frames + textFrames(['end']), frameEncoding));
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

test('what is said in Polish is heard in Polish', async () => {
  const [text = ''] = await received(textFrames([plainJson({ word: 'Żółw 🐢' })]));
  expect(JSON.parse(text)).toEqual({ word: 'Żółw 🐢' });
});

test('frames follow each other without a gap', async () => {
  const texts = ['one', '', '"two"', 'x'.repeat(300), '3'];
  expect(await received(textFrames(texts))).toEqual(texts);
});
