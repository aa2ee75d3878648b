import fc from 'fast-check';

/** The same inputs in every run. `PROPERTY_SEED=7 npx vitest …` tries others. */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_123);
/** `PROPERTY_FACTOR=50` tries 50 times as many inputs. */
const FACTOR = Number(process.env.PROPERTY_FACTOR ?? 1);

/**
 * Checks a rule with generated inputs: `check` throws where an input breaks it. The error of a
 * failed check contains the seed, and the smallest input found that fails.
 */
export function checkProperty<T>(
  inputs: fc.Arbitrary<T>,
  runs: number,
  check: (input: T) => void,
): void {
  fc.assert(fc.property(inputs, check), { seed: SEED, numRuns: runs * FACTOR });
}

/** The same for a check that has to wait. */
export async function checkAsyncProperty<T>(
  inputs: fc.Arbitrary<T>,
  runs: number,
  check: (input: T) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, check), { seed: SEED, numRuns: runs * FACTOR });
}
