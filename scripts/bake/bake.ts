import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { BakeOptions } from './bakeOptions.ts';
import { bakePages } from './bakePages.ts';
import type { BakeSummary } from './bakeSummary.ts';
import { withRun } from './withRun.ts';

/**
 * Bakes a site whose pages are in its folder (`bakePages`), in a run of its own (`withRun`). Fails and
 * rejects as these do.
 */
export const bake = (options: BakeOptions): Promise<Result<BakeSummary, ApiError>> =>
  withRun(options, async (run) => {
    const baked = await bakePages(options, run);
    return baked.ok ? ok(await baked.value.commit(null)) : baked;
  });
