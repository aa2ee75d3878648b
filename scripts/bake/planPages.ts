import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import { BUILDS_DIR, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { openStore } from '../store/openStore.ts';
import type { BakeOptions } from './bakePages.ts';
import { siteNameOf } from './folderLock.ts';
import { formatRef } from './pageRef.ts';
import { planChanges } from './planChanges.ts';

/** What a run would do. */
export interface PlannedPages {
  /** Names of the pages that it would fetch, by `formatRef`. */
  readonly pages: readonly string[];
  /** How many pages are known to be unchanged. */
  readonly unchanged: number;
}

/** Returns what `bake` would do with the same options; changes nothing. Fails as `bake` does. */
export async function planPages(
  options: BakeOptions & { readonly databaseUrl: string },
): Promise<Result<PlannedPages, ApiError>> {
  const { outDir, databaseUrl, targets } = options;
  const build = targets?.build ?? (await findChosenBuild(options.buildsDir ?? BUILDS_DIR));
  const site = targets?.site ?? siteNameOf(outDir);
  const store = await openStore({ url: databaseUrl, site });
  try {
    const { pages, tokens } = store;
    const isWorkingCopy = targets !== undefined;
    const plan = await planChanges({
      ...{ ...options, serverDir: serverDirOf(build), pages, tokens, isWorkingCopy },
    });
    if (!plan.ok) return plan;
    const { todo, unchanged } = plan.value;
    return ok({ pages: todo.map(formatRef), unchanged: unchanged.length });
  } finally {
    await store.close();
  }
}
