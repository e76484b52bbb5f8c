import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { flush, frameEncoding, frameOf, sender } from './sending.ts';
import { plainJson } from '../../protocol/plain-json.ts';

describe('JSON in ASCII', () => {
  test.each(['', 'Ala', 'Żółw', '🐢', '\u2028', 'é\u0301', '"\\', '\ud83c'])('%s is read as it was', (word) => {
    const text = plainJson({ [word]: word });
    expect(text).toMatch(/^[\0-\x7f]*$/);
    expect(JSON.parse(text)).toEqual({ [word]: word });
  });

  test('whatever JSON can say is read as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(plainJson(value)).toMatch(/^[\0-\x7f]*$/);
        expect(JSON.parse(plainJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

const framesOf = (...texts: readonly string[]): string => texts.map(frameOf).join('');

describe('frames', () => {
  /** What arrives at the other end of a real socket, until the text `end`. */
  async function received(frames: string): Promise<string[]> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    server.on('connection', (_, { socket }) => socket.write(frames + framesOf('end'), frameEncoding));
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
    expect(await received(framesOf(text))).toEqual([text]);
  });

  test('what is said in Polish is heard in Polish', async () => {
    const [text = ''] = await received(framesOf(plainJson({ word: 'Żółw 🐢' })));
    expect(JSON.parse(text)).toEqual({ word: 'Żółw 🐢' });
  });

  test('frames follow each other without a gap', async () => {
    const texts = ['one', '', '"two"', 'x'.repeat(300), '3'];
    expect(await received(framesOf(...texts))).toEqual(texts);
  });
});

describe('sending', () => {
  /** Everything that has arrived. Since Node 26 a stream hands over one piece at a time. */
  function read(stream: PassThrough): string {
    let text = '';
    for (let piece = nextPiece(stream); piece; piece = nextPiece(stream)) text += piece.toString('latin1');
    return text;
  }
  const nextPiece = (stream: PassThrough) => stream.read() as Buffer | null;
  const aMoment = () => new Promise((resolve) => setImmediate(resolve));
  const socket = { readyState: 1, OPEN: 1, terminate: () => undefined } as const;
  const pageOn = (stream: PassThrough) => sender(socket, stream, 1e6);

  test('the frames of one turn go out together, in their order, when the work at hand is done', async () => {
    const [one, other] = [new PassThrough(), new PassThrough()];
    pageOn(one)('first');
    pageOn(one)('second');
    await Promise.resolve();
    pageOn(other)('for the other');
    pageOn(one)('third');
    expect([read(one), read(other)]).toEqual(['', '']);
    await aMoment();
    expect(read(one)).toBe(framesOf('first', 'second', 'third'));
    expect(read(other)).toBe(framesOf('for the other'));
    pageOn(one)('later');
    await aMoment();
    expect(read(one)).toBe(framesOf('later'));
  });

  test('queued frames can be flushed, and nothing is sent twice', async () => {
    const stream = new PassThrough();
    pageOn(stream)('now');
    flush();
    expect(read(stream)).toBe(framesOf('now'));
    await aMoment();
    expect(read(stream)).toBe('');
  });

  test('a page that has gone meanwhile gets nothing, and the others get theirs', async () => {
    const [gone, there] = [new PassThrough(), new PassThrough()];
    pageOn(gone)('too late');
    pageOn(there)('in time');
    gone.destroy();
    await aMoment();
    expect(read(there)).toBe(framesOf('in time'));
  });
});
