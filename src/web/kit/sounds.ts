import { settings } from '../device/settings.svelte.ts';

/** The sounds of the house. All are synthesized; no file is loaded. */
export const sounds = [
  'card',
  'flip',
  'coin',
  'click',
  'bang',
  'siren',
  'engine',
  'lamp',
  'your-turn',
  'win',
  'count',
  'hammer',
  'thud',
  'drum',
  'door',
  'low-note',
] as const;
export type Sound = (typeof sounds)[number];

let context: AudioContext | undefined;

/** Nothing sounds before somebody has touched the page. Browsers forbid it anyway. */
function wake(): void {
  context ??= tuned(new AudioContext());
  if (context.state === 'suspended') void context.resume();
}

/**
 * Browsers compute a waveform when it is first used, which would take longer than a frame in the middle of a big
 * moment.
 */
function tuned(fresh: AudioContext): AudioContext {
  setTimeout(() => {
    for (const shape of shapes) fresh.createOscillator().type = shape;
  });
  return fresh;
}
const shapes = ['sine', 'triangle', 'sawtooth'] as const;

addEventListener('pointerdown', wake, { passive: true });
addEventListener('keydown', wake, { passive: true });

export function play(sound: Sound): void {
  if (!context || context.state !== 'running' || !settings.sound) return;
  scores[sound](context, context.currentTime);
}

/** The sound of something laid on a stack: the higher the stack, from 0 to 1, the higher the pitch. */
export function playRising(height: number): void {
  if (!context || context.state !== 'running' || !settings.sound) return;
  const from = 420 * 2 ** (1.6 * height);
  tone(context, { at: context.currentTime, length: 0.14, loud: 0.07, from, shape: 'triangle' });
}

type Score = (context: AudioContext, at: number) => void;

const scores: Readonly<Record<Sound, Score>> = {
  card: (c, at) => noise(c, { at, length: 0.09, loud: 0.22, from: 2400, to: 700 }),
  flip: (c, at) => noise(c, { at, length: 0.06, loud: 0.16, from: 900, to: 3800 }),
  click: (c, at) => noise(c, { at, length: 0.025, loud: 0.2, from: 3200, to: 2000 }),
  coin: (c, at) => {
    tone(c, { at, length: 0.25, loud: 0.08, from: 1975 });
    tone(c, { at: at + 0.07, length: 0.4, loud: 0.08, from: 2637 });
  },
  bang: (c, at) => {
    noise(c, { at, length: 0.28, loud: 0.5, from: 1800, to: 120 });
    tone(c, { at, length: 0.2, loud: 0.3, from: 150, to: 50 });
  },
  count: (c, at) => {
    tone(c, { at, length: 0.12, loud: 0.16, from: 330, to: 300, shape: 'triangle' });
    noise(c, { at, length: 0.03, loud: 0.1, from: 2200, to: 1200 });
  },
  hammer: (c, at) => {
    noise(c, { at, length: 0.03, loud: 0.3, from: 4200, to: 2600 });
    noise(c, { at: at + 0.07, length: 0.04, loud: 0.22, from: 1500, to: 800 });
  },
  thud: (c, at) => {
    tone(c, { at, length: 0.22, loud: 0.28, from: 110, to: 45 });
    noise(c, { at, length: 0.12, loud: 0.14, from: 500, to: 180 });
  },
  /** For a whole room: a big drum with a bit of skin. */
  drum: (c, at) => {
    tone(c, { at, length: 0.5, loud: 0.5, from: 120, to: 48 });
    noise(c, { at, length: 0.07, loud: 0.22, from: 900, to: 240 });
  },
  /** A door creaks, and two steps. */
  door: (c, at) => {
    tone(c, { at, length: 0.5, loud: 0.03, from: 240, to: 420, shape: 'sawtooth' });
    for (const step of [0.55, 0.95]) noise(c, { at: at + step, length: 0.08, loud: 0.2, from: 420, to: 140 });
  },
  'low-note': (c, at) => {
    tone(c, { at, length: 1.6, loud: 0.22, from: 73, shape: 'triangle' });
    tone(c, { at, length: 1.2, loud: 0.1, from: 110, shape: 'sine' });
  },
  siren: (c, at) => {
    for (const lap of [0, 1, 2]) {
      tone(c, { at: at + lap * 0.62, length: 0.36, loud: 0.09, from: 440, to: 820, shape: 'triangle' });
      tone(c, { at: at + lap * 0.62 + 0.31, length: 0.36, loud: 0.09, from: 820, to: 440, shape: 'triangle' });
    }
  },
  engine: (c, at) => {
    tone(c, { at, length: 0.7, loud: 0.12, from: 58, to: 120, shape: 'sawtooth' });
    noise(c, { at, length: 0.7, loud: 0.06, from: 300, to: 700 });
  },
  lamp: (c, at) => {
    noise(c, { at, length: 0.03, loud: 0.25, from: 2600, to: 1500 });
    tone(c, { at: at + 0.02, length: 0.3, loud: 0.04, from: 120, shape: 'triangle' });
  },
  'your-turn': (c, at) => {
    tone(c, { at, length: 0.5, loud: 0.12, from: 659, shape: 'triangle' });
    tone(c, { at: at + 0.16, length: 0.7, loud: 0.12, from: 988, shape: 'triangle' });
  },
  win: (c, at) => {
    [523, 659, 784, 1047].forEach((from, step) =>
      tone(c, { at: at + step * 0.14, length: 0.5, loud: 0.1, from, shape: 'triangle' }),
    );
  },
};

interface Note {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  /** The pitch it begins with, and the one it slides to. */
  readonly from: number;
  readonly to?: number;
  readonly shape?: (typeof shapes)[number];
}

function tone(c: AudioContext, { at, length, loud, from, to = from, shape = 'sine' }: Note): void {
  const source = c.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(c, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function noise(c: AudioContext, { at, length, loud, from, to = from }: Note): void {
  const samples = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const wave = samples.getChannelData(0);
  for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = samples;
  const filter = c.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fade(c, at, length, loud));
  source.start(at);
}

/** Starts immediately and fades out; quiet enough for a bus. */
function fade(c: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(c.destination);
  return gain;
}
