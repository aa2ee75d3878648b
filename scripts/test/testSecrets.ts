import { SECRETS } from '../settings.ts';

/** A value of every secret that the tested site is built with; no file of the build may have one. */
export const TEST_SECRETS: Readonly<Record<string, string>> = Object.fromEntries(
  SECRETS.map((name) => [name, `value-of-${name}`]),
);
