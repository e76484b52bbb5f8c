import type { Message } from '../protocol/messages.ts';
import type { Own } from '../protocol/scene.ts';
import { plainJson } from '../protocol/plain-json.ts';
import type { Visitor } from './admission.ts';

/** Somebody's open page, or a big screen, which has no owner. */
export interface Connection extends Visitor {
  /** Sends one message as JSON in ASCII. */
  send(text: string): void;
  /** Ends the connection so that the page reconnects right away, perhaps to another process. */
  sendAway(): void;
  /** The private part of what this page shows; null before the welcome, and for a big screen. */
  own: Own | null;
  /** When it last sent a signal of the moment. */
  signalledAt: number;
}

/** A command of a page that became an entry. */
export interface Asked {
  readonly connection: Connection;
  readonly owner: string;
  readonly n: number;
}

export const tell = (connection: Connection, message: Message): void => connection.send(plainJson(message));
