import { readFileSync } from 'node:fs';

/*
 * What Hideout and the pages of some tables said to each other, with random games from the opening on. The floor says
 * it again.
 */

export interface Command {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** A command of a page, what every page of the table then received, and how many bytes went into the log. */
export interface Step {
  readonly page: number;
  /** Null is the hello. */
  readonly command: Command | null;
  readonly frames: readonly (readonly string[])[];
  readonly bytes: number;
}

/** One table. After the last game everything from the beginning of the second one comes again. */
export interface Conversation {
  readonly steps: readonly Step[];
  readonly firstMove: number;
  readonly secondGame: number;
}

export const conversationsIn = (file: string): readonly Conversation[] =>
  JSON.parse(readFileSync(file, 'utf8')) as Conversation[];
