import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wholeNumber } from '../../../src/settings/kinds.ts';
import { setting } from '../../../src/settings/variables.ts';

/** How much one run may remove without permission: removals beyond both limits need it. */
export interface RemovalLimits {
  /** Of the pages that exist before the run. */
  readonly percent: number;
  readonly pages: number;
}

export const DEFAULT_REMOVAL_LIMITS: RemovalLimits = { percent: 2, pages: 20 };

/** A page that a run would remove, or a list that it would leave without rows, and why. */
export interface Loss {
  /** As `formatRef` names it, or the file's name. */
  readonly page: string;
  readonly reason: string;
}

/** Everything that a run would remove or empty. */
export interface Losses {
  readonly removed: readonly Loss[];
  /** Lists, feeds and the sitemap that had rows and would have none. */
  readonly emptied: readonly Loss[];
}

/** Losses that need a person's word. */
export interface HeldLosses extends Losses {
  /** The code with which `--allow-removals` permits exactly these. */
  readonly permission: string;
}

/** Returns the names of the losses that a person has permitted. */
export type PermitLosses = (losses: readonly Loss[]) => ReadonlySet<string>;

/**
 * Returns whether a run may cause these losses without permission: none that empties anything, and no
 * removals that exceed both limits.
 *
 * @param removedBefore pages that earlier parts of the same work removed
 * @param existing pages before the run
 */
export function areLossesAllowed(
  { removed, emptied }: Losses,
  {
    limits,
    removedBefore = 0,
    existing,
  }: {
    readonly limits: RemovalLimits;
    readonly removedBefore?: number;
    readonly existing: number;
  },
): boolean {
  if (emptied.length > 0) return false;
  const all = removed.length + removedBefore;
  if (removed.length === 0) return true;
  return all <= limits.pages || all * 100 <= (existing + removedBefore) * limits.percent;
}

/** The variables of the limits. Pages do not contain them, because only publishing reads them. */
export const removalLimitsSchema = z.object({
  percent: setting('REMOVAL_LIMIT_PERCENT', wholeNumber(999_999_999), {
    fallback: String(DEFAULT_REMOVAL_LIMITS.percent),
    about: 'publishing stops when a run would remove more than this share of all pages (percent)',
  }),
  pages: setting('REMOVAL_LIMIT_PAGES', wholeNumber(999_999_999), {
    fallback: String(DEFAULT_REMOVAL_LIMITS.pages),
    about: 'and more than this number of pages; a person can permit it',
  }),
});

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
