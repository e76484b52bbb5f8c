import type { Language } from '../../../words/index.ts';

const texts = import.meta.glob<string>('../../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

/** The rules of a game from docs/rules; undefined if there are none in this language. */
export async function rulesText(language: Language, game: string): Promise<string | undefined> {
  return texts[`../../../../docs/rules/${language}/${game}.md`]?.();
}
