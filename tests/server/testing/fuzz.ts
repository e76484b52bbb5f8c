import { random, type Chance } from '../../../src/engine/chance/index.ts';
import { protocolVersion, type Message } from '../../../src/protocol/messages.ts';
import { emotes, figures } from '../../../src/protocol/scene.ts';
import { thieves } from '../../../src/games/thieves/rules/index.ts';
import { anyMove, connected } from '../../../src/server/testing/server.ts';
import { damaged, nonsense, pick, twisted, type Fields } from './mutate.ts';
import { Player } from '../../../src/server/testing/player.ts';

/** How many frames of each kind were sent, and how the server answered them. */
export type Reached = Record<string, number>;

const count = (reached: Reached, kind: string): void => void (reached[kind] = (reached[kind] ?? 0) + 1);

const moves = thieves.everyMove(3, { reshuffleDiscards: false });

/** A player or guest who sends invalid and unexpected frames, and comes back when cut off. */
export class Fuzzer {
  readonly #base: string;
  readonly #dice: Chance;
  readonly #reached: Reached;
  #player: Player;
  /** Real frames of this player, which are changed and sent again. */
  readonly #sent: Fields[] = [{ do: 'time', n: 1 }];

  constructor(base: string, player: Player, { dice, reached }: { dice: Chance; reached: Reached }) {
    this.#base = base;
    this.#player = player;
    this.#dice = dice;
    this.#reached = reached;
  }

  /** Sends some frames together; five of six are mutations of real ones. Returns when the server has answered all. */
  async burst(frames: number): Promise<void> {
    await this.#return();
    this.#behave();
    for (let frame = 0; frame < frames; frame++) this.#player.send(this.#anything());
    const n = 2 ** 40 + random(this.#dice, 2 ** 20);
    this.#player.send({ do: 'time', n });
    const isAnswered = () => this.#player.messages.some((message) => message.say === 'time' && message.n === n);
    while (!isAnswered() && this.#player.closeCode === undefined) await this.#player.somethingNew();
    this.#takeStock();
  }

  async leave(): Promise<void> {
    if (this.#player.closeCode === undefined) await this.#player.leave();
  }

  #anything(): string | Buffer {
    const dice = this.#dice;
    const kind = random(dice, 6);
    count(this.#reached, kind === 0 ? 'nonsense' : 'mutations of real frames');
    if (kind === 0) return nonsense(dice);
    const command = pick(dice, this.#sent);
    if (kind === 1) return damaged(dice, command, pick(dice, this.#sent));
    const player = this.#player;
    const decision = player.scene?.game?.ask?.decision ?? 0;
    return twisted(dice, command, { n: player.nextNumber(), decision, moves });
  }

  /** Makes a regular move now and then, so that the game goes on. */
  #behave(): void {
    const player = this.#player;
    const { table, you } = player.scene ?? {};
    const dice = this.#dice;
    const seat = random(dice, 3);
    const [name, figure] = [player.name, pick(dice, figures)];
    const wishes: readonly (Fields | undefined)[] = [
      anyMove(player),
      { do: 'move', decision: player.scene?.game?.ask?.decision ?? 0, move: pick(dice, moves) },
      { do: 'why', decision: player.scene?.game?.ask?.decision ?? 0, move: pick(dice, moves) },
      { do: 'emote', emote: pick(dice, emotes) },
      { do: 'forward' },
      { do: 'chat', text: pick(dice, ['Hi', '<b>', '\u202egnab', 'x'.repeat(300)]) },
      { do: 'set-help', help: pick(dice, ['none', 'odds', 'advice']) },
      { do: 'set-chat', chat: pick(dice, ['off', 'table', 'table', 'screens']) },
      { do: random(dice, 12) === 0 ? 'kick' : pick(dice, ['nudge', 'stand-in', 'host']), seat },
      { do: 'set', options: { reshuffleDiscards: true }, clock: 'none' },
      { do: 'pause', paused: table?.paused === false && random(dice, 10) === 0 },
      { do: 'let-in', agree: random(dice, 2) === 0 },
      { do: 'resume', agree: random(dice, 2) === 0 },
      { do: 'claim', ticket: 'x'.repeat(22) },
      table?.stage === 'lobby' ? { do: 'start' } : { do: 'end', agree: random(dice, 8) === 0 },
      table?.stage === 'over' ? { do: pick(dice, ['start', 'ready']), ready: true } : anyMove(player),
      { do: 'game', game: pick(dice, ['thieves', 'the-boss', 'nonsense']) },
      you?.seat === null ? { do: table?.stage === 'playing' ? 'ask-in' : 'sit', seat, name, figure } : undefined,
    ];
    for (const wish of wishes) {
      if (!wish) continue;
      const command = { ...wish, n: player.nextNumber() };
      this.#sent.push(command);
      if (this.#sent.length > 200) this.#sent.shift();
      if (random(dice, 2) === 0) continue;
      count(this.#reached, 'real frames');
      player.send(command);
    }
  }

  async #return(): Promise<void> {
    const { closeCode, name, scene } = this.#player;
    if (closeCode === undefined) return;
    count(this.#reached, `cut off with ${closeCode}`);
    const next = this.#player.nextNumber();
    this.#player = await Player.at(this.#base, scene?.table.code ?? '', name);
    this.#player.startNumbersAt(next + 10);
  }

  #takeStock(): void {
    for (const message of this.#player.messages.splice(0)) count(this.#reached, kindOf(message));
    this.#player.frames.splice(0);
    this.#player.heard.splice(0);
  }
}

const kindOf = (message: Message): string => (message.say === 'refused' ? `refused: ${message.problem}` : message.say);

/** Sends many wrong hellos. Every frame is answered, or the connection ends. */
export async function knock(base: string, code: string, around: { dice: Chance; reached: Reached }): Promise<void> {
  const { dice, reached } = around;
  const player = await connected(base, code, 'Stranger');
  const hello = {
    do: 'hello',
    version: protocolVersion,
    as: 'player',
    device: 'ab'.repeat(16),
    since: random(dice, 50),
  };
  const frames = 20;
  for (let frame = 0; frame < frames; frame++) {
    const isMutation = random(dice, 3) > 0;
    count(reached, isMutation ? 'mutations of real frames' : 'nonsense');
    player.send(isMutation ? damaged(dice, hello, { do: 'start', n: 1 }) : nonsense(dice));
  }
  const answers = () => player.messages.filter(({ say }) => say === 'refused' || say === 'welcome').length;
  while (answers() < frames && player.closeCode === undefined) await player.somethingNew();
  for (const message of player.messages) count(reached, `before hello, ${kindOf(message)}`);
  if (player.closeCode === undefined) await player.leave();
}

/** A summary. A frame that was understood reached a table, which refused or accepted it. */
export function howFar(reached: Reached) {
  const sum = (isCounted: (kind: string) => boolean) =>
    Object.entries(reached).reduce((total, [kind, times]) => total + (isCounted(kind) ? times : 0), 0);
  const isUnderstood = (kind: string) =>
    ['done', 'because', 'ticket'].includes(kind) || (/^refused: /.test(kind) && kind !== 'refused: malformed');
  const mutations = reached['mutations of real frames'] ?? 0;
  return {
    sent: mutations + (reached['nonsense'] ?? 0),
    mutations,
    'real frames between them': reached['real frames'] ?? 0,
    'not understood': sum((kind) => kind.endsWith('refused: malformed')),
    'reached a table': sum(isUnderstood),
    'refused by a rule': reached['refused: rule'] ?? 0,
    accepted: sum((kind) => ['done', 'because', 'ticket'].includes(kind)),
  };
}
