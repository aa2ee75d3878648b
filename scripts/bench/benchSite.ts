import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getColumns } from '../../src/api/calls/columns.ts';
import { OFFLINE_FILE } from '../../src/model/offline/keptPages.ts';
import type { Settings } from '../../src/settings.ts';
import { createBakeClient } from '../bake/load/bakeClient.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { HOME_TEMPLATE } from '../build/homeTemplate.ts';
import { withSettings } from '../build/withSettings.ts';
import { startOrigin } from '../origin/server.ts';
import { addBuild } from '../release/addBuild.ts';
import { BUILDS_DIR, clientDirOf, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { releaseBuild } from '../release/releaseBuild.ts';
import { ROOT } from '../run/runCommand.ts';
import { loadSettings } from '../settings.ts';

/** A separate site for benchmarks, which leaves the developer's data untouched. */
export interface BenchSite {
  /** All servers are the site's own origin. */
  readonly settings: Settings;
  /** A folder of builds with one: the developer's, with these settings. */
  readonly buildsDir: string;
  /** Where this build is live, and sections bake their pages. */
  readonly clientDir: string;
  /** Where it is live, too, and nothing is baked. */
  readonly templatesDir: string;
  /** A folder for other files, deleted at the end. */
  readonly workDir: string;
  /** Generates articles (30 paragraphs, 8 figures) and replaces those generated before. */
  readonly generate: (count: number) => Promise<PageRef<'newsDetail'>[]>;
  /** Adds what `stop` ends before it deletes the folders; the last added is ended first. */
  readonly onStop: (end: () => Promise<void>) => void;
  readonly stop: () => Promise<void>;
}

export async function startBenchSite(): Promise<BenchSite> {
  const workDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const origin = await startOrigin({
    port: 0,
    dataDir: path.join(workDir, 'origin'),
    quiet: true,
  }).catch(async (error: unknown) => {
    await rm(workDir, { recursive: true, force: true });
    throw error;
  });
  const ends: (() => Promise<void>)[] = [];
  const endAll = async () => {
    try {
      for (const end of ends.splice(0).reverse()) await end();
    } finally {
      await origin.stop();
      // A section that was interrupted may still write.
      await rm(workDir, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= endAll();
    return stopping;
  };
  try {
    const servers = serversAt(origin.url);
    const settings: Settings = { ...loadSettings(), ...servers };
    const clientDir = path.join(workDir, 'client');
    const templatesDir = path.join(workDir, 'templates');
    const buildsDir = path.join(workDir, 'builds');
    await copyBuild(buildsDir, servers);
    for (const outDir of [templatesDir, clientDir]) {
      await releaseBuild(await findChosenBuild(buildsDir), { outDir, buildsDir });
    }
    const columns = await getColumns(createBakeClient(settings));
    const columnId = columns.ok ? columns.value[0]?.id : undefined;
    if (columnId === undefined) throw new Error('the origin has no column');
    const generate = async (count: number) => {
      await control(origin.url, 'reset', {});
      const made = await control(origin.url, 'generate', { count, columnId: Number(columnId) });
      const first = Number((made as { first?: unknown }).first);
      return Array.from({ length: count }, (_, i) => newsRef(columnId, String(first + i)));
    };
    const onStop = (end: () => Promise<void>) => void ends.push(end);
    return { settings, buildsDir, clientDir, templatesDir, workDir, generate, onStop, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const newsRef = (columnId: string, id: string): PageRef<'newsDetail'> => ({
  route: 'newsDetail',
  params: { columnId, id },
});

/** Returns the settings that put all servers on this machine. */
export const serversAt = (url: string) => ({
  apiUrl: `${url}/app_if`,
  nisUrl: `${url}/nis`,
  ssoUrl: `${url}/sso`,
  advUrl: `${url}/adv-appif-server`,
  mvodUrl: `${url}/mvod_if`,
  mamUrl: `${url}/mam`,
  minioUrl: `${url}/minio`,
});

async function control(url: string, name: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${url}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the origin refused ${name}: ${await response.text()}`);
  return response.json();
}

/** Copies of templates that the build compressed; they would have its settings. */
const COMPRESSED = /\.html\.(?:br|gz)$/;

/**
 * Copies the chosen build into another folder of builds, with other settings in its templates. Rejects
 * with `RendererMissing` when there is none.
 */
async function copyBuild(
  buildsDir: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { dir: source } = await findChosenBuild(BUILDS_DIR);
  const dir = path.join(buildsDir, 'next');
  await mkdir(buildsDir, { recursive: true });
  await cp(source, dir, { recursive: true, filter: (name) => !COMPRESSED.test(name) });
  // The renderer imports packages.
  await symlink(path.join(ROOT, 'node_modules'), path.join(buildsDir, 'node_modules'), 'junction');
  const client = clientDirOf({ dir });
  // The page for use without a network has no settings: it requests nothing.
  const pages = (await readdir(client)).filter(
    (name) => name.endsWith('.html') && name !== OFFLINE_FILE,
  );
  const files = pages.map((name) => path.join(client, name));
  for (const file of [...files, path.join(serverDirOf({ dir }), HOME_TEMPLATE)]) {
    await writeFile(file, withSettings(await readFile(file, 'utf8'), changes));
  }
  await addBuild(dir, buildsDir, { inputs: null });
}
