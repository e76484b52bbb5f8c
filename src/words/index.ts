export { languages, type Language } from './languages.ts';
export { load, say, sayIfKnown, speak, type Dictionary, type Key, type Values } from './say.ts';
