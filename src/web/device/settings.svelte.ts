import { languages, load, speak, type Language } from '../../words/index.ts';
import { remember, rememberedJson } from './storage.ts';

export const motions = ['system', 'off'] as const;
export const textSizes = ['normal', 'large', 'larger'] as const;
export const controllers = ['ask', 'on', 'off'] as const;
export const paces = ['calm', 'normal', 'quick'] as const;
export type Pace = (typeof paces)[number];

export interface Settings {
  readonly sound: boolean;
  /** `system`: as the device asks for. */
  readonly motion: (typeof motions)[number];
  readonly textSize: (typeof textSizes)[number];
  readonly language: Language;
  /** How fast the table shows what happens. */
  readonly pace: Pace;
  /** Sentences that help along in the first games. */
  readonly hints: boolean;
  /** Vibration when it is one's turn, where the device supports it. */
  readonly buzz: boolean;
  /** Whether a phone shows only its owner's cards while a big screen shows the table. */
  readonly controller: (typeof controllers)[number];
}

const name = 'hideout.settings';

/** The first language of this browser that Hideout has. */
function ownLanguage(): Language {
  const tags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return tags.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? languages[0];
}

function restored(): Settings {
  const saved = rememberedJson(name);
  const given: Partial<Record<keyof Settings, unknown>> = typeof saved === 'object' && saved !== null ? saved : {};
  const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.find((each) => each === value) ?? otherwise;
  return {
    sound: given.sound !== false,
    motion: oneOf(motions, given.motion, 'system'),
    textSize: oneOf(textSizes, given.textSize, 'normal'),
    language: oneOf(languages, given.language, ownLanguage()),
    pace: oneOf(paces, given.pace, 'normal'),
    hints: given.hints !== false,
    buzz: given.buzz !== false,
    controller: oneOf(controllers, given.controller, 'ask'),
  };
}

let current = $state.raw(restored());

/** The preferences of this person on this device. They are reactive in components. */
export const settings: Settings = {
  get sound() {
    return current.sound;
  },
  get motion() {
    return current.motion;
  },
  get textSize() {
    return current.textSize;
  },
  get language() {
    return current.language;
  },
  get pace() {
    return current.pace;
  },
  get hints() {
    return current.hints;
  },
  get buzz() {
    return current.buzz;
  },
  get controller() {
    return current.controller;
  },
};

/** Changes some settings and stores them. A language is loaded first, so that no sentence is missing. */
export async function change(some: Partial<Settings>): Promise<void> {
  if (some.language) await load(some.language);
  current = { ...current, ...some };
  remember(name, JSON.stringify(current));
  apply();
}

/** Call this once, before anything is drawn. */
export async function useSettings(): Promise<void> {
  speak(() => current.language);
  await load(current.language);
  apply();
}

function apply(): void {
  const page = document.documentElement;
  page.lang = current.language;
  page.dataset['textSize'] = current.textSize;
  page.dataset['motion'] = current.motion;
}
