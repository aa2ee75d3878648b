import { createHash } from 'node:crypto';
import type { Loss } from './removalLimits.ts';

const VALID_S = 3_600;
const DIGITS = 36;
const HASH_LENGTH = 16;

/** The form of codes (`formatPermission`). */
export const PERMISSION = /^[\da-z]{1,8}-[\da-f]{16}$/;

/** Returns the code with which `--allow-removals` permits exactly these losses for an hour. */
export const formatPermission = (losses: readonly Loss[], now: number): string =>
  formatAt(Math.floor(now / 1000).toString(DIGITS), losses);

/** Returns whether a code permits a run to cause these losses, all of which it has to name. */
export function isPermitted(code: string, losses: readonly Loss[], now: number): boolean {
  const [at = ''] = code.split('-');
  const ageS = Math.floor(now / 1000) - Number.parseInt(at, DIGITS);
  return ageS >= 0 && ageS <= VALID_S && code === formatAt(at, losses);
}

function formatAt(at: string, losses: readonly Loss[]): string {
  const pages = losses.map(({ page }) => page).sort();
  const hash = createHash('sha256')
    .update(JSON.stringify([at, ...pages]))
    .digest('hex');
  return `${at}-${hash.slice(0, HASH_LENGTH)}`;
}
