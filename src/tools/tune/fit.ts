import { chances } from '../../bots/search/softmax.ts';

/** A position from self-play: the features of each seat, and its part of the victory in the end. */
export interface Sample {
  readonly features: readonly (readonly number[])[];
  readonly won: readonly number[];
}

/** Finds the weights that make the outcomes most likely, by gradient descent with momentum on scaled features. */
export function fit(
  samples: readonly Sample[],
  steps = 400,
): { readonly weights: readonly number[]; readonly loss: number } {
  const width = samples[0]?.features[0]?.length ?? 0;
  const scale = scalesOf(samples, width);
  const scaled = samples.map(({ features, won }) => ({
    features: features.map((row) => row.map((value, index) => value / (scale[index] ?? 1))),
    won,
  }));
  const weights = Array<number>(width).fill(0);
  const speed = Array<number>(width).fill(0);
  let loss = 0;
  for (let step = 0; step < steps; step++) {
    const slope = Array<number>(width).fill(0);
    loss = 0;
    for (const { features, won } of scaled) {
      const expected = chances(weights, features);
      features.forEach((row, seat) => {
        const share = won[seat] ?? 0;
        if (share > 0) loss -= share * Math.log2(Math.max(1e-9, expected[seat] ?? 0));
        const miss = share - (expected[seat] ?? 0);
        for (let index = 0; index < width; index++) slope[index] = (slope[index] ?? 0) + miss * (row[index] ?? 0);
      });
    }
    loss /= scaled.length;
    for (let index = 0; index < width; index++) {
      const pull = (slope[index] ?? 0) / scaled.length - 1e-4 * (weights[index] ?? 0);
      speed[index] = 0.9 * (speed[index] ?? 0) + pull;
      weights[index] = (weights[index] ?? 0) + 0.3 * (speed[index] ?? 0);
    }
  }
  return { weights: weights.map((weight, index) => weight / (scale[index] ?? 1)), loss };
}

/** How much the seats of one position typically differ in each feature; what all share carries no information. */
function scalesOf(samples: readonly Sample[], width: number): readonly number[] {
  return Array.from({ length: width }, (_, index) => {
    let [sum, count] = [0, 0];
    for (const { features } of samples) {
      const mean = features.reduce((total, row) => total + (row[index] ?? 0), 0) / features.length;
      for (const row of features) sum += ((row[index] ?? 0) - mean) ** 2;
      count += features.length;
    }
    return Math.sqrt(sum / Math.max(1, count)) || 1;
  });
}
