import { fit, type Sample } from './fit.ts';

/** Positions from self-play, by situation. */
export class Samples {
  readonly bySituation = new Map<string, Sample[]>();

  add(situation: string, sample: Sample): void {
    const list = this.bySituation.get(situation) ?? [];
    this.bySituation.set(situation, list);
    list.push(sample);
  }
}

/** Fits weights for each situation and prints how much they explain. */
export function fitted({ bySituation }: Samples): Record<string, readonly number[]> {
  const weights: Record<string, readonly number[]> = {};
  for (const [situation, samples] of [...bySituation].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { weights: found, loss } = fit(samples);
    weights[situation] = found.map((weight) => Number(weight.toPrecision(4)));
    console.error(situation, samples.length, 'positions,', loss.toFixed(3), 'bits', ...(weights[situation] ?? []));
  }
  return weights;
}
