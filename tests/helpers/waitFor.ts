import { vi } from 'vitest';
import { scaleLimit } from '../../scripts/test/pace.ts';

/** Vitest's own limit, a second, is too short on a busy machine. */
const WAIT_LIMIT_MS = 20_000;

/** Repeats checks until they hold; rejects with the last failure. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: scaleLimit(WAIT_LIMIT_MS) });
