import { describe, test } from 'vitest';
import type { Claim } from './claims.ts';

/** The tests of some claims, with those about the same thing together. */
export function describeClaims<Subject>(
  name: string,
  claims: readonly Claim<Subject>[],
  check: (run: Claim<Subject>['run']) => Promise<void>,
): void {
  for (const title of new Set(claims.map(({ about }) => about))) {
    describe(`${name}: ${title}`, () => {
      for (const claim of claims) if (claim.about === title) test(claim.name, () => check(claim.run));
    });
  }
}
