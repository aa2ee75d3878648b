import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { bake } from '../../scripts/bake/bake.ts';
import { findChosenBuild } from '../../scripts/release/builds.ts';
import { startServer } from '../../scripts/serve/server.ts';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
import { TESTED_FOLDERS } from '../../scripts/test/testedFolders.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { addRenamedBuild } from './addRenamedBuild.ts';
import { type GatedSite, startGatedSite } from './gatedSite.ts';
import { linkFiles } from './linkFiles.ts';
import { findTestedBuild } from './liveBuild.ts';

/** The base of articles' addresses. */
const COLUMN = '12';

/** Some articles in a folder of their own, which a second build can be released into. */
export interface ReleasedSite extends GatedSite {
  /** Address of the base, with a slash at its end. */
  readonly home: string;
  /** Releases a build whose files all have other names and another worker, and bakes the articles with it. */
  readonly releaseNext: () => Promise<void>;
  /** Removes the files of the first build, as a host does that keeps none. */
  readonly removeFormerAssets: () => Promise<void>;
}

/**
 * Bakes articles with the tested build, and serves them. The second build is the first one with other
 * names, so that it costs no build of its own: its baked pages, policies, imports and worker are
 * those of a build whose every file has changed.
 */
export async function startReleasedSite(articles: readonly string[]): Promise<ReleasedSite> {
  // Renderers import packages of the repository.
  const dir = await mkdtemp(path.join(path.dirname(TESTED_FOLDERS.outDir), 'released-'));
  const outDir = path.join(dir, 'client');
  const buildsDir = path.join(dir, 'builds');
  const live = await findTestedBuild();
  await linkFiles(live.dir, path.join(buildsDir, live.version));
  const settings = parseSettings(testVariables(readTestPorts()));
  if (!settings.ok) throw new Error(settings.error.problems.join());

  async function bakeArticles(): Promise<void> {
    if (!settings.ok) return;
    const select = {
      kind: 'articles',
      articles: articles.map((id) => ({
        route: 'newsDetail' as const,
        params: { columnId: COLUMN, id },
      })),
    } as const;
    const done = await bake({ settings: settings.value, outDir, buildsDir, select });
    if (!done.ok) throw new Error(`the origin did not answer ${done.error.call}`);
    if (done.value.failed.length > 0) throw new Error(JSON.stringify(done.value.failed));
  }

  await bakeArticles();
  const assets = path.join(outDir, '_astro');
  const former = await readdir(assets);
  const base = settings.value.siteBase;
  const server = await startServer({ dir: outDir, base, port: 0 });
  const site = await startGatedSite(server.url);
  const { stop } = site;
  return Object.assign(site, {
    home: `${site.url}${base}/`,
    releaseNext: async () => {
      await addRenamedBuild(await findChosenBuild(buildsDir), buildsDir);
      await bakeArticles();
    },
    removeFormerAssets: async () => {
      await Promise.all(former.map((name) => rm(path.join(assets, name), { force: true })));
    },
    stop: async () => {
      await stop();
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  });
}
