export type { Key } from './dictionary.ts';
export { languages, type Language } from './languages.ts';
export { load, loadAlso, say, sayIfKnown, speak } from './say.ts';
