import type { Timers } from '../timers.ts';

/** What is found about a value. That of vitest fits, and anything else that has these few. */
interface Finding {
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
  toMatchObject(expected: object): void;
  toBeUndefined(): void;
  toHaveLength(length: number): void;
  toBeGreaterThan(than: number): void;
  toBeGreaterThanOrEqual(than: number): void;
  toBeLessThanOrEqual(than: number): void;
  readonly rejects: { toThrow(): Promise<void>; toBeInstanceOf(kind: new () => Error): Promise<void> };
}

/** What a claim is checked with. */
export interface Tools {
  readonly expect: (found: unknown) => Finding;
  readonly timers: Pick<Timers, 'soon'>;
}

type Run<Subject> = (subject: Subject, tools: Tools) => Promise<void>;

/** Something that is claimed of every store. It is data, so that whatever has a store can check it, a page as well. */
export interface Claim<Subject> {
  readonly about: string;
  readonly name: string;
  readonly run: Run<Subject>;
}

export const about = <Subject>(
  title: string,
  claims: Readonly<Record<string, Run<Subject>>>,
): readonly Claim<Subject>[] => Object.entries(claims).map(([name, run]) => ({ about: title, name, run }));
