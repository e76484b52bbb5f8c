/**
 * Sample sizes of the tests: `quick` during development, `normal` for every change, `long` overnight.
 * HIDEOUT_TEST_SCALE selects one; each test names its three numbers.
 */
export function scaled(numbers: { readonly quick: number; readonly normal: number; readonly long: number }): number {
  const scale = process.env['HIDEOUT_TEST_SCALE'] ?? 'normal';
  if (scale !== 'quick' && scale !== 'normal' && scale !== 'long') {
    throw new Error(`HIDEOUT_TEST_SCALE is quick, normal or long; "${scale}" is none of them.`);
  }
  return numbers[scale];
}
