/** An observation: the facts, and whether it happened. */
export interface Case {
  readonly facts: readonly number[];
  readonly happened: boolean;
}

/** How many bits a reader gains over somebody who only knows the base rate. */
export interface Insight {
  readonly bits: number;
  /** The entropy, which is the most that could be gained. */
  readonly of: number;
  readonly cases: number;
}

/** Learns on each half and predicts the other, so that memorizing does not help. */
export function insight(games: readonly (readonly Case[])[]): Insight {
  const halves = [0, 1].map((half) => games.filter((_, index) => index % 2 === half).flat());
  let [bits, of, cases] = [0, 0, 0];
  halves.forEach((unknown, half) => {
    const learnt = halves[1 - half] ?? [];
    const weights = learn(learnt);
    const usual = (learnt.filter(({ happened }) => happened).length + 0.5) / (learnt.length + 1);
    for (const each of unknown) {
      const base = surprise(each, usual);
      of += base;
      bits += base - surprise(each, likely(weights, each.facts));
    }
    cases += unknown.length;
  });
  return { bits: bits / Math.max(1, cases), of: of / Math.max(1, cases), cases };
}

/** The surprise, in bits, given the predicted probability. */
const surprise = ({ happened }: Case, chance: number): number =>
  -Math.log2(Math.max(least, happened ? chance : 1 - chance));
const least = 1e-4;

const likely = (weights: readonly number[], facts: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < facts.length; index++) sum += (weights[index] as number) * (facts[index] as number);
  return 1 / (1 + Math.exp(-sum));
};

const steps = 300;
const pace = 0.5;
const restraint = 2e-4;

/** Logistic regression by gradient descent with momentum, on scaled facts. */
function learn(cases: readonly Case[]): readonly number[] {
  const width = cases[0]?.facts.length ?? 0;
  const scale = Array.from({ length: width }, (_, index) => {
    const square = cases.reduce((sum, { facts }) => sum + (facts[index] ?? 0) ** 2, 0);
    return Math.sqrt(square / Math.max(1, cases.length)) || 1;
  });
  const rows = cases.map(({ facts }) => facts.map((fact, index) => fact / (scale[index] ?? 1)));
  const weights = Array<number>(width).fill(0);
  const speed = Array<number>(width).fill(0);
  for (let step = 0; step < steps; step++) {
    const slope = Array<number>(width).fill(0);
    rows.forEach((row, place) => {
      const miss = (cases[place]?.happened ? 1 : 0) - likely(weights, row);
      for (let index = 0; index < width; index++)
        slope[index] = (slope[index] as number) + miss * (row[index] as number);
    });
    for (let index = 0; index < width; index++) {
      const pull = (slope[index] as number) / rows.length - restraint * (weights[index] as number);
      speed[index] = 0.9 * (speed[index] as number) + pull;
      weights[index] = (weights[index] as number) + pace * (speed[index] as number);
    }
  }
  return weights.map((weight, index) => weight / (scale[index] ?? 1));
}
