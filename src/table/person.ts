import type { Figure } from '../protocol/scene.ts';

/** Somebody who has sat at a table. Names and owners can be replaced and deleted, so they are not in the log. */
export interface Person {
  /** The hash of the secret that their browser keeps. */
  readonly owner: string;
  readonly name: string;
  readonly figure: Figure;
}
