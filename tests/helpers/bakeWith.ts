import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bake } from '../../scripts/bake/bake.ts';
import { type PageRef, pageFile, pagePath } from '../../scripts/bake/pageRef.ts';
import { loadRenderer } from '../../scripts/bake/render/loadRenderer.ts';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { findLiveServerDir } from './liveBuild.ts';

interface Pages {
  readonly articles: readonly PageRef[];
  readonly pages?: readonly PageRef[];
}

/** Returns the HTML of pages of a deployment with these settings, by their path. */
export async function bakeWith(
  variables: Readonly<Record<string, string>>,
  { articles, pages = [] }: Pages,
): Promise<ReadonlyMap<string, string>> {
  const settings = parseSettings({ ...testVariables(readTestPorts()), ...variables });
  if (!settings.ok) throw new Error(settings.error.problems.join());
  const outDir = await mkdtemp(path.join(tmpdir(), 'broadsheet-baked-'));
  try {
    const render = await loadRenderer(await findLiveServerDir());
    const select = { kind: 'articles', articles, pages } as const;
    const done = await bake({ settings: settings.value, outDir, render, select });
    if (!done.ok) throw new Error(`the origin did not answer ${done.error.call}`);
    const { failed, notTried } = done.value;
    if (failed.length + notTried > 0) throw new Error(`not baked: ${JSON.stringify(failed)}`);
    const read = async (ref: PageRef) =>
      [pagePath(ref), await readFile(pageFile(outDir, ref), 'utf8')] as const;
    return new Map(await Promise.all([...articles, ...pages].map(read)));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
