/** The number of standard deviations around the mean that contains 95% of a normal distribution. */
export const deviationsOf95 = 1.959963984540054;

/**
 * The Wilson interval: the limits between which the true share lies with 95% confidence, or another one for other
 * `deviations`. It assumes victories that are won or not; shared victories have a smaller spread, so it is
 * conservative.
 */
export function wilsonInterval(
  wins: number,
  games: number,
  deviations = deviationsOf95,
): readonly [low: number, high: number] {
  const share = wins / games;
  const square = deviations ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const reach = (deviations * Math.sqrt((share * (1 - share) + square / 4) / games)) / (1 + square);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
