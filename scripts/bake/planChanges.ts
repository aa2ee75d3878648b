import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { StoredPages } from '../store/storedPages.ts';
import { createBakeClient } from './bakeClient.ts';
import type { Selection } from './bakeJob.ts';
import type { BakeOptions } from './bakePages.ts';
import { planTodo, type Todo } from './planTodo.ts';
import type { SharedTokens } from './session/sharedTokens.ts';
import { hashSiteVersion } from './siteVersion.ts';

type ShownOptions = 'settings' | 'outDir' | 'compress' | 'refetch' | 'onProgress';

export interface PlanOptions extends Pick<BakeOptions, ShownOptions> {
  /** What the run is about, or how it is decided; the whole site when absent. */
  readonly select?: Selection | ((siteVersion: string) => Selection) | undefined;
  /** The folder of the renderer. */
  readonly serverDir: string;
  readonly pages: StoredPages;
  readonly tokens: SharedTokens;
  /** The pages are on targets: the store alone says which exist. */
  readonly isWorkingCopy?: boolean | undefined;
}

export interface PlannedChanges extends Todo {
  readonly siteVersion: string;
  readonly select: Selection;
}

/** Plans a run that is not done here; changes nothing. Fails when the content server does not answer. */
export async function planChanges(options: PlanOptions): Promise<Result<PlannedChanges, ApiError>> {
  const {
    settings,
    outDir,
    serverDir,
    compress = false,
    pages,
    tokens,
    isWorkingCopy,
    refetch,
  } = options;
  const { select: given = { kind: 'all' }, onProgress = () => {} } = options;
  const client = createBakeClient(settings, { tokens });
  const config = await getConfig(client);
  if (!config.ok) return config;
  const shared = { settings, config: config.value, compress };
  const siteVersion = await hashSiteVersion(shared, serverDir);
  const select = typeof given === 'function' ? given(siteVersion) : given;
  const plan = await planTodo({
    ...{ client, outDir, select, siteVersion, pages, isWorkingCopy, refetch, onProgress },
  });
  const refusal = client.refusal();
  if (refusal) return fail(refusal);
  return plan.ok ? ok({ ...plan.value, siteVersion, select }) : plan;
}
