/*
 * A bot that takes a seat at a table over the protocol (docs/protocol.md) and plays whatever it is offered:
 *
 *     node examples/bot.mjs http://localhost:3000 HJKLMN
 *
 * Without a code it opens a table of Thieves! with bots of the house and plays there. It leaves when a game is over.
 */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

const [server = 'http://localhost:3000', code] = process.argv.slice(2);
const device = randomBytes(16).toString('hex');
const me = { name: 'Robo', figure: 'bowler' };

const body = JSON.stringify({ game: 'thieves', device, ...me, playNow: true });
const open = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
const table = code ?? (await (await fetch(`${server}/api/tables`, open)).json()).code;

let n = 0;
let scene, own;
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws/${table}`);
const say = (command) => socket.send(JSON.stringify(command));
const patched = (before, patch) => {
  if (Array.isArray(patch)) return patch[0];
  const after = Array.isArray(before) ? before.slice() : { ...before };
  for (const field in patch) after[field] = patched(before[field], patch[field]);
  return after;
};

socket.on('open', () => say({ do: 'hello', version: 2, as: 'player', device }));
socket.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.say === 'refused') console.log(`Refused: ${message.problem} ${message.refusal?.rule ?? ''}`);
  if (message.say === 'welcome') [scene, own] = [message.scene, message.own.scene];
  else if (message.say !== 'news') return;
  if (message.say === 'news' && message.patch) scene = patched(scene, message.patch);
  if (message.say === 'news' && message.own?.patch) own = patched(own, message.own.patch);
  const seat = scene.table.seats.findIndex(({ kind }) => kind === 'empty');
  if (own.you.seat === null && message.say === 'welcome') say({ do: 'sit', n: ++n, seat, ...me });
  const { result, toAct } = scene.game ?? {};
  const { ask, you } = own;
  if (result) (socket.close(), console.log(`Winners: ${result.winners.map((seat) => scene.table.seats[seat].name)}`));
  else if (ask && toAct.includes(you.seat)) say({ do: 'move', n: ++n, decision: ask.decision, move: ask.moves[0] });
});
