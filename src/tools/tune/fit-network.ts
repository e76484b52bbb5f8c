import { at } from '../../engine/at.ts';
import { chanceInSeries, random, shuffle, type Chance } from '../../engine/chance/index.ts';
import type { Sample } from './fit.ts';
import { scoreOf, type Network, type Shape } from '../../bots/search/network.ts';

/** How many positions are looked at before each step, and how long the first and the last steps are. */
const batch = 64;
const [longest, shortest] = [0.004, 0.0002];
/** Keeps weights small. */
const restraint = 1e-4;
/** How much of the earlier slopes, and of their squares, is remembered from step to step. */
const [inertia, memory] = [0.9, 0.999];

export interface Training {
  readonly hidden: number;
  /** How often all positions are looked at. */
  readonly laps: number;
  readonly seed: number;
  readonly tell: (progress: string) => void;
}

/** Finds a network that makes the outcomes likely, by stochastic gradient descent with adaptive steps (Adam). */
export function fitNetwork(
  samples: readonly Sample[],
  { hidden, laps, seed, tell }: Training,
): Omit<Network, 'madeBy'> {
  const shape = { inputs: samples[0]?.features[0]?.length ?? 0, hidden };
  const dice = chanceInSeries(seed, 0);
  const learner = new Learner(shape, dice);
  const order = samples.map((_, index) => index);
  for (let lap = 0; lap < laps; lap++) {
    shuffle(dice, order);
    let loss = 0;
    for (let start = 0; start < order.length; start += batch) {
      const done = (lap + start / order.length) / laps;
      const few = order.slice(start, start + batch).map((index) => at(samples, index));
      loss += learner.learn(few, longest + (shortest - longest) * done);
    }
    tell(`lap ${lap + 1} of ${laps}: ${(loss / samples.length).toFixed(4)} bits`);
  }
  return { ...shape, weights: learner.weights().map((weight) => Number(weight.toPrecision(4))) };
}

class Learner {
  readonly #shape: Shape;
  readonly #weights: Float64Array;
  readonly #slopes: Float64Array;
  /** Running means of the slopes and of their squares. */
  readonly #drifts: Float64Array;
  readonly #spreads: Float64Array;
  /** By seat, what the hidden units amounted to. */
  readonly #units: Float64Array[] = [];
  #steps = 0;

  constructor(shape: Shape, dice: Chance) {
    const { inputs, hidden } = shape;
    const size = hidden * (inputs + 2) + inputs;
    this.#shape = shape;
    this.#weights = new Float64Array(size);
    this.#slopes = new Float64Array(size);
    this.#drifts = new Float64Array(size);
    this.#spreads = new Float64Array(size);
    const any = () => (2 * random(dice, precision)) / precision - 1;
    for (let unit = 0; unit < hidden; unit++) {
      const first = unit * (inputs + 1);
      for (let input = 0; input < inputs; input++) this.#weights[first + input] = any() * Math.sqrt(2 / inputs);
      this.#weights[hidden * (inputs + 1) + unit] = 0.15 * any();
    }
  }

  weights(): readonly number[] {
    return [...this.#weights];
  }

  /** Makes one step. Returns the sum of the losses before it, in bits. */
  learn(samples: readonly Sample[], pace: number): number {
    this.#slopes.fill(0);
    let loss = 0;
    for (const sample of samples) loss += this.#follow(sample);
    this.#step(samples.length, pace);
    return loss;
  }

  #follow({ features, won }: Sample): number {
    const parts = features.map((row, seat) => {
      const units = (this.#units[seat] ??= new Float64Array(this.#shape.hidden));
      return Math.exp(scoreOf(this.#shape, this.#weights, row, units));
    });
    const all = parts.reduce((sum, part) => sum + part, 0);
    let loss = 0;
    features.forEach((row, seat) => {
      const expected = at(parts, seat) / all;
      const share = at(won, seat);
      if (share > 0) loss -= share * Math.log2(Math.max(1e-9, expected));
      this.#blame(row, at(this.#units, seat), share - expected);
    });
    return loss;
  }

  /** Adds to the slopes what this seat says, given by how much its outcome was missed. */
  #blame(row: readonly number[], units: Float64Array, miss: number): void {
    const { inputs, hidden } = this.#shape;
    const [ofUnits, direct] = [hidden * (inputs + 1), hidden * (inputs + 2)];
    for (let unit = 0; unit < hidden; unit++) {
      const active = units[unit] as number;
      if (active === 0) continue;
      this.#add(ofUnits + unit, miss * active);
      const part = miss * (this.#weights[ofUnits + unit] as number);
      const first = unit * (inputs + 1);
      for (let input = 0; input < inputs; input++) this.#add(first + input, part * (row[input] as number));
      this.#add(first + inputs, part);
    }
    for (let input = 0; input < inputs; input++) this.#add(direct + input, miss * (row[input] as number));
  }

  #add(index: number, slope: number): void {
    this.#slopes[index] = (this.#slopes[index] as number) + slope;
  }

  #step(count: number, pace: number): void {
    this.#steps += 1;
    const [early, late] = [1 - inertia ** this.#steps, 1 - memory ** this.#steps];
    for (let index = 0; index < this.#weights.length; index++) {
      const weight = this.#weights[index] as number;
      const slope = (this.#slopes[index] as number) / count - restraint * weight;
      const drift = inertia * (this.#drifts[index] as number) + (1 - inertia) * slope;
      const spread = memory * (this.#spreads[index] as number) + (1 - memory) * slope * slope;
      this.#drifts[index] = drift;
      this.#spreads[index] = spread;
      this.#weights[index] = weight + (pace * (drift / early)) / (Math.sqrt(spread / late) + tiny);
    }
  }
}
const tiny = 1e-8;
const precision = 2 ** 20;
