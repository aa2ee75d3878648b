import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import { BUILDS_DIR, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { openStore } from '../store/openStore.ts';
import type { BakeOptions } from './bake.ts';
import { createBakeClient } from './bakeClient.ts';
import { siteNameOf } from './folderLock.ts';
import { formatRef } from './pageRef.ts';
import { planTodo } from './planTodo.ts';
import { hashSiteVersion } from './siteVersion.ts';

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
  const { settings, outDir, databaseUrl, refetch, compress = false } = options;
  const build = await findChosenBuild(options.buildsDir ?? BUILDS_DIR);
  const { select = { kind: 'all' }, onProgress = () => {} } = options;
  const client = createBakeClient(settings);
  const config = await getConfig(client);
  if (!config.ok) return config;
  const siteVersion = await hashSiteVersion(
    { settings, config: config.value, compress },
    serverDirOf(build),
  );
  const store = await openStore({ url: databaseUrl, site: siteNameOf(outDir) });
  try {
    const { pages } = store;
    const plan = await planTodo({
      ...{ client, outDir, select, siteVersion, pages, refetch, onProgress },
    });
    if (!plan.ok) return plan;
    const { todo, unchanged } = plan.value;
    return ok({ pages: todo.map(formatRef), unchanged: unchanged.length });
  } finally {
    await store.close();
  }
}
