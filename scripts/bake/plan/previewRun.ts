import { getConfig } from '../../../src/api/calls/config.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import { BUILDS_DIR, findChosenBuild, serverDirOf } from '../../release/builds.ts';
import { openStore } from '../../store/openStore.ts';
import type { StoredPages } from '../../store/storedPages.ts';
import type { Selection } from '../bakeJob.ts';
import type { BakeOptions } from '../bakeOptions.ts';
import { siteNameOf } from '../folderLock.ts';
import { createBakeClient } from '../load/bakeClient.ts';
import { formatRef } from '../pageRef.ts';
import { hashSiteVersion } from '../render/siteVersion.ts';
import type { SharedTokens } from '../session/sharedTokens.ts';
import { planRun, type RunPlan } from './planRun.ts';

type ShownOptions = 'settings' | 'outDir' | 'compress' | 'refetch' | 'onProgress';

export interface PreviewOptions extends Pick<BakeOptions, ShownOptions> {
  /** What the run is about, or how it is decided; the whole site when absent. */
  readonly select?: Selection | ((siteVersion: string) => Selection) | undefined;
  /** The folder of the renderer. */
  readonly serverDir: string;
  readonly pages: StoredPages;
  readonly tokens: SharedTokens;
  /** The pages are on targets: the store alone says which exist. */
  readonly isWorkingCopy?: boolean | undefined;
}

export interface RunPreview extends RunPlan {
  readonly siteVersion: string;
  readonly select: Selection;
}

/** Plans a run that is not done here; changes nothing. Fails when the content server does not answer. */
export async function previewRun(options: PreviewOptions): Promise<Result<RunPreview, ApiError>> {
  const { settings, serverDir, compress = false, tokens } = options;
  const { select: given = { kind: 'all' }, onProgress = () => {} } = options;
  const client = createBakeClient(settings, { tokens });
  const config = await getConfig(client);
  if (!config.ok) return config;
  const shared = { settings, config: config.value, compress };
  const siteVersion = await hashSiteVersion(shared, serverDir);
  const select = typeof given === 'function' ? given(siteVersion) : given;
  const plan = await planRun({ ...options, client, select, siteVersion, onProgress });
  const refusal = client.refusal();
  if (refusal) return fail(refusal);
  return plan.ok ? ok({ ...plan.value, siteVersion, select }) : plan;
}

/** What a run would do. */
export interface PreviewedPages {
  /** Names of the pages that it would fetch, by `formatRef`. */
  readonly pages: readonly string[];
  /** How many pages are known to be unchanged. */
  readonly unchanged: number;
}

/** Returns what `bake` would do with the same options; changes nothing. Fails as `bake` does. */
export async function previewPages(
  options: BakeOptions & { readonly databaseUrl: string },
): Promise<Result<PreviewedPages, ApiError>> {
  const { outDir, databaseUrl, targets } = options;
  const build = targets?.build ?? (await findChosenBuild(options.buildsDir ?? BUILDS_DIR));
  const site = targets?.site ?? siteNameOf(outDir);
  const store = await openStore({ url: databaseUrl, site });
  try {
    const { pages, tokens } = store;
    const isWorkingCopy = targets !== undefined;
    const plan = await previewRun({
      ...options,
      serverDir: serverDirOf(build),
      pages,
      tokens,
      isWorkingCopy,
    });
    if (!plan.ok) return plan;
    const { todo, unchanged } = plan.value;
    return ok({ pages: todo.map(formatRef), unchanged: unchanged.length });
  } finally {
    await store.close();
  }
}
