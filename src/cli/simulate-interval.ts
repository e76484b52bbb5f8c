/** The part of the normal distribution within this many standard deviations of its middle is 95 %. */
export const deviationsOf95 = 1.959963984540054;

/**
 * The limits between which the true share lies with 95 % confidence, after Wilson, or with another for other `deviations`. It is made for victories that are
 * won or not; where some are shared the spread is smaller, and so it errs on the careful side.
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
