import { scaleLimit } from '../../scripts/test/pace.ts';

/** How long a test of many pages may take. */
export const SWEEP_LIMIT_MS = scaleLimit(600_000);
