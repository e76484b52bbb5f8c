import type { Message } from '../../src/protocol/messages.ts';
import { partsAfter, sceneOf, type Parts } from '../../src/protocol/parts.ts';
import type { Result } from '../../src/engine/game.ts';
import { hostThieves } from '../../src/room/testing/host-in-a-page.ts';

/* The same program is the page and its worker: the worker hosts a table, and the page plays at it until the game is over. */

declare const WorkerGlobalScope: unknown;

if (typeof WorkerGlobalScope === 'undefined') Object.assign(window, { playAtARoom });
else {
  self.onmessage = ({ data: port }: MessageEvent<MessagePort>) =>
    void hostThieves({
      send: (text) => port.postMessage(text),
      listen: (heard) => void (port.onmessage = ({ data }) => heard(data)),
    });
}

interface Played {
  readonly result: Result;
  readonly moves: number;
}

/** Plays the first legal move whenever the person is asked. */
function playAtARoom(program: string): Promise<Played> {
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
  const { port1: port, port2 } = new MessageChannel();
  let parts: Parts | undefined;
  let moves = 0;
  return new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    port.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Message;
      if (message.say === 'refused') reject(new Error(data));
      if (message.say !== 'welcome' && message.say !== 'news') return;
      parts = partsAfter(parts, message);
      const game = parts && sceneOf(parts).game;
      if (game?.result) resolve({ result: game.result, moves });
      const { ask } = game ?? {};
      if (ask) port.postMessage({ do: 'move', n: ++moves, decision: ask.decision, move: { ...ask.moves[0] } });
    };
    worker.postMessage(port2, [port2]);
  });
}
