/** The size of a network. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
}

/** A small neural network: one layer of hidden units, and a direct weight for each input. */
export interface Network extends Shape {
  /** The command that produced it. */
  readonly madeBy: string;
  /** For each hidden unit its weights and its bias; then the weight of each unit; then the direct weights. */
  readonly weights: readonly number[];
}

/** Each seat's probability of winning, given the features of all. */
export function chancesBy(network: Network, features: readonly (readonly number[])[]): number[] {
  const scores = features.map((row) => scoreOf(network, network.weights, row));
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

/** A hidden unit counts only while it is above zero. `units`, if given, is filled with what they amount to. */
export function scoreOf(
  { inputs, hidden }: Shape,
  weights: ArrayLike<number>,
  row: readonly number[],
  units?: Float64Array,
): number {
  const ofUnits = hidden * (inputs + 1);
  const direct = ofUnits + hidden;
  let score = 0;
  for (let unit = 0; unit < hidden; unit++) {
    const first = unit * (inputs + 1);
    let sum = weights[first + inputs] as number;
    for (let input = 0; input < inputs; input++) sum += (weights[first + input] as number) * (row[input] as number);
    const active = Math.max(0, sum);
    if (units) units[unit] = active;
    score += active * (weights[ofUnits + unit] as number);
  }
  for (let input = 0; input < inputs; input++) score += (weights[direct + input] as number) * (row[input] as number);
  return score;
}
