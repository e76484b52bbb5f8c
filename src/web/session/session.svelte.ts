import type { Move } from '../../engine/game.ts';
import type { HelpQuestion } from '../../protocol/help.ts';
import {
  protocolVersion,
  type Command,
  type Message,
  type News,
  type Notice,
  type Problem,
  type Welcome,
} from '../../protocol/messages.ts';
import type { Emote, Heard, Scene } from '../../protocol/scene.ts';
import { ChatRoom } from './chat.svelte.ts';
import { Connection } from './connection.ts';
import { deviceSecret, nextNumber } from './device.ts';
import { Errands, type Answer } from './errands.ts';
import { received, type Held } from './held.ts';
import { reloadOnce } from './reload.ts';
import { ServerClock } from './server-clock.ts';

/** Each command without its number. */
type WithoutNumber<C> = C extends Command ? Omit<C, 'n'> : never;
export type Wish = WithoutNumber<Command>;

/** A lost connection reconnects by itself; a closed one does not. */
export type SessionStatus = 'connecting' | 'live' | 'lost' | 'closed';

/** A signal of the moment from somebody at the table. */
export type Signal =
  | { readonly kind: 'emote'; readonly seat: number; readonly emote: Emote }
  | { readonly kind: 'nudge'; readonly by: number };

/** Problems after which connecting again is useless. */
const final: readonly Problem[] = ['no-such-table', 'wrong-version', 'malformed', 'unreadable', 'table-deleted'];

/** Problems that end a page's stay at its table. */
const parting: readonly Problem[] = ['server-stopping', 'table-deleted'];

/** The hello: a person with the secret of this browser, or a big screen, which has none. */
const greeting = {
  player: () => ({ as: 'player', device: deviceSecret() }) as const,
  screen: () => ({ as: 'screen' }) as const,
};

/** This page at one table: what it sees there, and how it sends commands. */
export class Session {
  readonly code: string;
  readonly chat: ChatRoom;
  status = $state<SessionStatus>('connecting');
  /** Why this page is not at the table. */
  problem = $state<Problem | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);
  #held = $state.raw<Held | undefined>();
  readonly #connection: Connection;
  readonly #errands = new Errands({ nextNumber, send: (command) => this.#sendIfLive(command) });
  readonly #clock = new ServerClock();
  #signalled: (signal: Signal) => void = () => undefined;
  #noticed: (notice: Notice) => void = () => undefined;

  constructor(code: string, as: keyof typeof greeting = 'player') {
    this.code = code;
    this.chat = new ChatRoom(code);
    this.#connection = new Connection(code, {
      hello: () => ({ ...greeting[as](), do: 'hello', version: protocolVersion, since: this.#held?.seq ?? 0 }),
      heard: (message) => this.#hear(message),
      lost: () => this.#lose(),
      ping: () => this.#askTime(),
      woke: () => this.#clock.forget(),
    });
    this.#connection.open();
  }

  get scene(): Scene | undefined {
    return this.#held?.scene;
  }

  get log(): readonly Heard[] {
    return this.#held?.log ?? [];
  }

  get fresh(): readonly Heard[] {
    return this.#held?.fresh ?? [];
  }

  onSignal(signalled: (signal: Signal) => void): void {
    this.#signalled = signalled;
  }

  onNotice(noticed: (notice: Notice) => void): void {
    this.#noticed = noticed;
  }

  /** Sends a command. While the connection is down the command waits, unless it is a signal of the moment. */
  say(wish: Wish): Promise<Answer> {
    const command: Command = { ...wish, n: nextNumber() };
    const answer = this.#errands.add(command);
    this.#sendIfLive(command);
    return answer;
  }

  #sendIfLive(command: Command): void {
    if (this.status === 'live') this.#connection.send(command);
  }

  async play(move: Move): Promise<Answer> {
    return this.say({ do: 'move', decision: this.#decision, move: { ...move } });
  }

  async why(move: Move): Promise<Answer> {
    return this.say({ do: 'why', decision: this.#decision, move: { ...move } });
  }

  async help(wants: HelpQuestion): Promise<Answer> {
    return this.say({ do: 'help', decision: this.#decision, wants });
  }

  close(): void {
    this.#connection.close();
    this.#errands.giveUp();
    this.status = 'closed';
  }

  get #decision(): number {
    return this.scene?.game?.ask?.decision ?? 0;
  }

  #hear(message: Message): void {
    this.#errands.hear(message);
    if (message.say === 'welcome' || message.say === 'news') this.#hold(message);
    if (message.say === 'welcome') this.#arrive();
    else if (message.say === 'chat') this.chat.hear(message.lines);
    else if (message.say === 'time') this.#learn(message.n, message.now);
    else if (message.say === 'emote') this.#signalled({ kind: 'emote', seat: message.seat, emote: message.emote });
    else if (message.say === 'nudge') this.#signalled({ kind: 'nudge', by: message.by });
    else if (message.say === 'notice') this.#noticed(message);
    else if (message.say === 'refused' && message.n === null) this.#rejected(message.problem);
  }

  #hold(message: Welcome | News): void {
    this.#held = received(this.#held, message);
    if (this.scene?.table.chat === 'off') this.chat.forget();
  }

  #arrive(): void {
    this.status = 'live';
    this.problem = null;
    for (const command of this.#errands.repeated()) this.#connection.send(command);
    this.#askTime();
  }

  #lose(): void {
    if (this.status === 'live') this.status = 'lost';
  }

  #rejected(problem: Problem | 'rule'): void {
    // A connected page cares only about problems that will end its stay.
    if (problem === 'rule' || (this.status === 'live' && !parting.includes(problem))) return;
    this.problem = problem;
    if (final.includes(problem)) this.close();
    if (problem === 'wrong-version') reloadOnce(protocolVersion);
  }

  #askTime(): void {
    const n = nextNumber();
    this.#clock.ask(n, Date.now());
    this.#connection.send({ do: 'time', n });
  }

  #learn(n: number, now: number): void {
    this.#clock.learn(n, now, Date.now());
    this.offset = this.#clock.offset;
    if (!this.#clock.isSure) this.#askTime();
  }
}
