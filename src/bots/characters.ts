import type { Bot } from './bot.ts';

/** Regulars with a character, by figure. */
export type Characters<Figure extends string = string> = Readonly<Record<Figure, () => Bot>>;

/** The same reasoning with other numbers: what is different about each figure. A bot is made when it is first needed. */
export function charactersOf<Tuning, Figure extends string>(
  regular: (name: string, tuning: Tuning) => Bot,
  usual: Tuning,
  differences: Readonly<Record<Figure, Partial<Tuning>>>,
): Characters<Figure> {
  const makers = Object.entries<Partial<Tuning>>(differences).map(([figure, own]) => {
    let made: Bot | undefined;
    return [figure, () => (made ??= regular('regular', { ...usual, ...own }))] as const;
  });
  return Object.fromEntries(makers) as Characters<Figure>;
}
