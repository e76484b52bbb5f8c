export type { Key } from './dictionary.ts';
export { languages, type Language } from './languages.ts';
export { load, loadAlso, say, sayIfKnown, sayList, speak } from './say.ts';
