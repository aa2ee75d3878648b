import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../../../src/settings.ts';
import type { Selection } from '../../bake/bakeJob.ts';
import { addBuild } from '../../release/addBuild.ts';
import { findChosenBuild, serverDirOf } from '../../release/builds.ts';
import { releaseBuild } from '../../release/releaseBuild.ts';
import { type BenchSite, serversAt } from '../benchSite.ts';
import { runTask } from '../runTask.ts';
import { findNewestArticle } from './cmsAnswers.ts';
import type { SiteShape } from './generatedSite.ts';
import type { PublishTask, PublishTaskResult } from './publishTask.ts';
import { type Cms, startCms } from './startCms.ts';

const TASK_FILE = fileURLToPath(new URL('./publishTask.ts', import.meta.url));
const WORKERS = 2;

export interface MeasuredRun extends PublishTaskResult {
  readonly name: string;
  /** With the start of the process. */
  readonly wallSeconds: number;
  /** Number of calls by name. */
  readonly calls: Readonly<Record<string, number>>;
}

/** Publishes a site of this shape from nothing, then after each kind of change. */
export async function measurePublishing(
  site: BenchSite,
  shape: SiteShape,
  databaseUrl: string,
): Promise<readonly MeasuredRun[]> {
  const cms = await startCms(shape, site.settings.siteId);
  const outDir = path.join(site.workDir, `published-${shape.columns}`);
  try {
    const settings: Settings = { ...site.settings, ...serversAt(cms.url) };
    const { buildsDir } = site;
    // Before the runs, which are to measure publishing only.
    await releaseBuild(await findChosenBuild(buildsDir), { outDir, buildsDir });
    const task = { settings, buildsDir, outDir, databaseUrl };
    return await runAll(site, { cms, shape, task });
  } finally {
    cms.stop();
    await rm(outDir, { recursive: true, force: true });
  }
}

interface Published {
  readonly cms: Cms;
  readonly shape: SiteShape;
  readonly task: Pick<PublishTask, 'settings' | 'buildsDir' | 'outDir' | 'databaseUrl'>;
}

async function runAll(
  site: BenchSite,
  { cms, shape, task }: Published,
): Promise<readonly MeasuredRun[]> {
  const runs: MeasuredRun[] = [];
  const run = async (name: string, more: Partial<PublishTask> = {}) => {
    await cms.takeCounts();
    const startedAt = performance.now();
    const result = await runTask<PublishTaskResult>(
      TASK_FILE,
      { ...task, select: { kind: 'all' }, workers: WORKERS, isStoreCurrent: false, ...more },
      (child) => site.onStop(async () => void child.kill('SIGKILL')),
    );
    const wallSeconds = (performance.now() - startedAt) / 1000;
    runs.push({ name, ...result, wallSeconds, calls: await cms.takeCounts() });
    console.error(`  ${name}: ${wallSeconds.toFixed(1)} s`);
  };
  const { index, columnId, id } = findNewestArticle(shape);
  const named: Selection = {
    kind: 'articles',
    articles: [{ route: 'newsDetail', params: { columnId, id } }],
  };

  await run('first run');
  await run('nothing changed');
  await run('nothing changed, news', { select: { kind: 'news' } });
  await cms.edit(index);
  await run('one edit, whole run');
  await cms.edit(index);
  await run('one edit, named run', { select: named, workers: 1 });
  await cms.edit(index);
  const fromStore = { select: named, workers: 1, isStoreCurrent: true };
  await run('the same, pages from the store', fromStore);
  await cms.add();
  await run('one new article, whole run');
  await addNextBuild(task.buildsDir);
  await run('new build');
  return runs;
}

/** Adds a build that differs from the chosen one in a file of its renderer. */
async function addNextBuild(buildsDir: string): Promise<void> {
  const { dir, version } = await findChosenBuild(buildsDir);
  const next = path.join(buildsDir, 'next');
  await cp(dir, next, { recursive: true });
  await writeFile(path.join(serverDirOf({ dir: next }), 'after.txt'), version);
  await addBuild(next, buildsDir, { inputs: null });
}
