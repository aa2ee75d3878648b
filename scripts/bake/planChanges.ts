import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import type { Result } from '../../src/model/result.ts';
import type { StoredPages } from '../store/storedPages.ts';
import type { BakeOptions } from './bake.ts';
import { createBakeClient } from './bakeClient.ts';
import { planTodo, type Todo } from './planTodo.ts';
import { hashSiteVersion } from './siteVersion.ts';

type ShownOptions = 'settings' | 'outDir' | 'compress' | 'refetch' | 'onProgress';

export interface PlanOptions extends Pick<BakeOptions, ShownOptions | 'select'> {
  /** The folder of the renderer. */
  readonly serverDir: string;
  readonly pages: StoredPages;
  /** The pages are on targets: the store alone says which exist. */
  readonly isWorkingCopy?: boolean | undefined;
}

/** Plans a run that is not done here; changes nothing. Fails when the content server does not answer. */
export async function planChanges(options: PlanOptions): Promise<Result<Todo, ApiError>> {
  const { settings, outDir, serverDir, compress = false, pages, isWorkingCopy, refetch } = options;
  const { select = { kind: 'all' }, onProgress = () => {} } = options;
  const client = createBakeClient(settings);
  const config = await getConfig(client);
  if (!config.ok) return config;
  const shared = { settings, config: config.value, compress };
  const siteVersion = await hashSiteVersion(shared, serverDir);
  return planTodo({
    ...{ client, outDir, select, siteVersion, pages, isWorkingCopy, refetch, onProgress },
  });
}
