/** A row of weights for each situation. */
export interface Evaluation {
  /** The command that produced it. */
  readonly madeBy: string;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** Each seat's probability of winning, given its features and these weights. */
export function chances(weights: readonly number[], features: readonly (readonly number[])[]): number[] {
  const scores = features.map((row) => dot(weights, row));
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

function dot(weights: readonly number[], row: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < row.length; index++) sum += (weights[index] as number) * (row[index] as number);
  return sum;
}
