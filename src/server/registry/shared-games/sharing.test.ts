import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { at } from '../../../engine/at.ts';
import { sharesPerTable } from '../../limits/bounds.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { deviceOf, Player } from '../../testing/player.ts';
import { anyMove, seatedTable, startServer } from '../../testing/server.ts';
import { isPreview } from './png.ts';

/** A chunk of a PNG. Nothing here reads its checksum. */
function part(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), content, Buffer.alloc(4)]);
}
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
function header(width: number, height: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, 6], 8);
  return part('IHDR', content);
}
const pixels = part('IDAT', deflateSync(Buffer.alloc(64)));
const end = part('IEND', Buffer.alloc(0));
const png = Buffer.concat([signature, header(1200, 630), pixels, end]);

test.each<[string, Buffer, boolean]>([
  ['a picture of the right size', png, true],
  ['another size', Buffer.concat([signature, header(1200, 631), pixels, end]), false],
  ['something behind its end', Buffer.concat([png, Buffer.from('<script>')]), false],
  ['a text inside', Buffer.concat([signature, header(1200, 630), part('tEXt', Buffer.from('x')), pixels, end]), false],
  ['no pixels', Buffer.concat([signature, header(1200, 630), end]), false],
  ['no end', Buffer.concat([signature, header(1200, 630), pixels]), false],
  ['two headers', Buffer.concat([signature, header(1200, 630), header(1200, 630), pixels, end]), false],
  [
    'a length beyond its end',
    Buffer.concat([signature, header(1200, 630), Buffer.from('ffffffff49444154', 'hex')]),
    false,
  ],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), false],
  ['nothing', Buffer.alloc(0), false],
])('%s: whether it is a preview', (_, bytes, is) => {
  expect(isPreview(bytes)).toBe(is);
});

/** Three people have played a game to its end; the first is the host. */
async function played(base: string) {
  const players = await seatedTable(base, 3);
  await players[0].does({ do: 'start' });
  await finish(players);
  return { players, code: players[0].scene?.table.code ?? '' };
}

async function finish(players: readonly [Player, ...Player[]]): Promise<void> {
  while (players[0].scene?.table.stage !== 'over') {
    for (const player of players) {
      const move = anyMove(player);
      if (move) await player.say(move);
    }
    await players[0].say({ do: 'time' });
  }
}

const send = async (address: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, answer: (await response.json()) as { id?: string; problem?: string } };
};
const picture = png.toString('base64');
const share = (base: string, code: string, who: string, more: object = {}) =>
  send(`${base}/api/tables/${code}/share`, { device: deviceOf(who), names: false, picture, ...more });
const withdraw = (base: string, id: string, who: string) =>
  send(`${base}/api/shared/${id}/withdraw`, { device: deviceOf(who) });
const sharedAt = async (base: string, id: string) => (await fetch(`${base}/api/shared/${id}`)).json();

test('the link opens this one game, without the code of the table and without names', async () => {
  const { base } = await startServer();
  const { code } = await played(base);
  const { status, answer } = await share(base, code, 'Bruno');
  const { id = '' } = answer;
  expect([status, id]).toEqual([201, expect.stringMatching(/^[\w-]{22}$/)]);
  expect(await sharedAt(base, id)).toEqual({ game: 'thieves', names: null });
  const record = await fetch(`${base}/api/shared/${id}/record`);
  const own = await fetch(`${base}/api/tables/${code}/games/1/record`);
  const [text, headers] = [await record.text(), JSON.stringify([...record.headers])];
  expect(text).toBe(await own.text());
  for (const secret of [code, 'Ala', 'Bruno', 'Celina']) expect(text + headers).not.toContain(secret);
  const preview = await fetch(`${base}/api/shared/${id}/preview.png`);
  expect([preview.headers.get('content-type'), preview.headers.get('x-content-type-options')]).toEqual([
    'image/png',
    'nosniff',
  ]);
  expect(Buffer.from(await preview.arrayBuffer()).equals(png)).toBe(true);
});

test('the sharer decides whether names are shown, and can change that under the same link', async () => {
  const { base } = await startServer();
  const { code } = await played(base);
  const first = (await share(base, code, 'Bruno', { names: true, number: 1 })).answer.id ?? '';
  expect(await sharedAt(base, first)).toEqual({ game: 'thieves', names: ['Ala', 'Bruno', 'Celina'] });
  expect((await share(base, code, 'Bruno', { picture: null })).answer.id).toBe(first);
  expect(await sharedAt(base, first)).toEqual({ game: 'thieves', names: null });
  const preview = await fetch(`${base}/api/shared/${first}/preview.png`, { redirect: 'manual' });
  expect([preview.status, preview.headers.get('location')]).toEqual([302, '/preview.png']);
});

test('only the sharer and the host can withdraw it, and then nothing of it is left', async () => {
  const { base } = await startServer();
  const { code } = await played(base);
  const [brunos = '', celinas = ''] = [
    (await share(base, code, 'Bruno')).answer.id,
    (await share(base, code, 'Celina')).answer.id,
  ];
  const list = await send(`${base}/api/tables/${code}/shares`, { device: deviceOf('Celina') });
  expect(list.answer).toEqual({
    shares: [
      { id: brunos, number: 1, names: false, isYours: false, mayWithdraw: false },
      { id: celinas, number: 1, names: false, isYours: true, mayWithdraw: true },
    ],
  });
  expect((await withdraw(base, brunos, 'Celina')).answer).toEqual({ problem: 'not-host' });
  expect((await withdraw(base, celinas, 'Celina')).status).toBe(200);
  expect((await withdraw(base, brunos, 'Ala')).status).toBe(200);
  for (const id of [brunos, celinas]) {
    expect(await sharedAt(base, id)).toEqual({ problem: 'no-such-share' });
    expect((await fetch(`${base}/api/shared/${id}/record`)).status).toBe(404);
    expect((await fetch(`${base}/api/shared/${id}/preview.png`, { redirect: 'manual' })).status).toBe(302);
    expect((await withdraw(base, id, 'Ala')).answer).toEqual({ problem: 'no-such-share' });
  }
});

test('a game is shared by those who had a seat in it or finished one here, not by those who only came later', async () => {
  const { base } = await startServer();
  const { code, players } = await played(base);
  const [dawid, ewa] = [await Player.at(base, code, 'Dawid'), await Player.at(base, code, 'Ewa')];
  await dawid.does({ do: 'wait', name: 'Dawid', figure: 'eyepatch' });
  await ewa.does({ do: 'wait', name: 'Ewa', figure: 'bowler' });
  await ewa.does({ do: 'leave' });
  for (const who of ['Dawid', 'Ewa']) {
    expect((await share(base, code, who, { names: true })).answer).toEqual({ problem: 'not-played' });
  }
  const phone = await Player.at(base, code, 'Phone');
  const carried = await at(players, 1).say({ do: 'carry' });
  await phone.does({ do: 'claim', ticket: carried.say === 'ticket' ? carried.ticket : '' });
  expect((await share(base, code, 'Phone')).status).toBe(201);
  expect((await share(base, code, 'Bruno')).status).toBe(201);
});

test('strangers, wrong pictures and wrong ids get a reason', async () => {
  const { base } = await startServer();
  const { code } = await played(base);
  expect((await share(base, code, 'Zenon')).answer).toEqual({ problem: 'not-played' });
  expect((await share(base, 'AAAAAA', 'Ala')).answer).toEqual({ problem: 'no-such-table' });
  expect((await share(base, code, 'Ala', { number: 2 })).answer).toEqual({ problem: 'no-such-record' });
  const page = Buffer.from('<script>').toString('base64');
  expect((await share(base, code, 'Ala', { picture: page })).answer).toEqual({ problem: 'malformed' });
  expect((await share(base, code, 'Ala', { picture: 'A'.repeat(400_000) })).answer).toEqual({ problem: 'too-large' });
  expect((await share(base, code, 'Ala', { picture: 'A'.repeat(900_000) })).answer).toEqual({ problem: 'too-large' });
  for (const id of ['x', '../tables', '%00', 'A'.repeat(22)]) {
    expect(await sharedAt(base, encodeURIComponent(id))).toEqual({ problem: 'no-such-share' });
  }
});

test('a running game, a resumable one and the next one at the table cannot be shared', async () => {
  const { base } = await startServer();
  const players = await seatedTable(base, 3);
  const code = players[0].scene?.table.code ?? '';
  await players[0].does({ do: 'start' });
  expect((await share(base, code, 'Ala')).answer).toEqual({ problem: 'not-now' });
  await players[0].does({ do: 'end', agree: true });
  for (const player of players.slice(1)) await player.does({ do: 'end', agree: true });
  expect((await share(base, code, 'Ala')).answer).toEqual({ problem: 'not-now' });
  await players[0].does({ do: 'start' });
  await finish(players);
  const { id = '' } = (await share(base, code, 'Ala')).answer;
  const record = async () => (await fetch(`${base}/api/shared/${id}/record`)).text();
  const before = await record();
  await players[0].does({ do: 'start' });
  expect(await record()).toBe(before);
  expect((await share(base, code, 'Ala', { number: 3 })).answer).toEqual({ problem: 'no-such-record' });
});

test('a table has a limit of shared games, which are deleted with it', async () => {
  const store = openSqlite(':memory:');
  const { base } = await startServer({ store });
  const { code, players } = await played(base);
  const one = { code, number: 1, names: null, sharedAt: 1, picture: null };
  for (let n = 0; n < sharesPerTable; n++) await store.share({ ...one, id: `id-${n}`, owner: `owner-${n}` });
  expect((await share(base, code, 'Ala')).answer).toEqual({ problem: 'too-many-shares' });
  await players[0].does({ do: 'delete' });
  expect(await store.shared('id-1')).toBeUndefined();
});

test('somebody plays on from a shared game', async () => {
  const { base } = await startServer();
  const { code } = await played(base);
  const { id } = (await share(base, code, 'Ala')).answer;
  const wish = { device: deviceOf('Zenon'), name: 'Zenon', figure: 'cap', luck: 'same', step: 3 };
  const opened = await send(`${base}/api/what-if`, { ...wish, from: { at: 'shared', id } });
  expect(opened.status).toBe(201);
  const wrong = await send(`${base}/api/what-if`, { ...wish, from: { at: 'shared', id: 'A'.repeat(22) } });
  expect(wrong).toEqual({ status: 404, answer: { problem: 'no-such-share' } });
});
