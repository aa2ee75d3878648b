import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHomeTemplate } from '../../scripts/build/homeTemplate.ts';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { type Build, hashBuild, serverDirOf } from '../../scripts/release/builds.ts';
import { releaseBuild } from '../../scripts/release/releaseBuild.ts';
import { TESTED_FOLDERS } from '../../scripts/test/testedFolders.ts';
import { TEST_SECRETS } from '../../scripts/test/testSecrets.ts';
import { findTestedBuild } from '../helpers/liveBuild.ts';

/** The build of the tested site, put live in an empty folder. */
let root: string;
let outDir: string;
let build: Build;
beforeAll(async () => {
  build = await findTestedBuild();
  root = await mkdtemp(path.join(tmpdir(), 'release-'));
  outDir = path.join(root, 'client');
  await releaseBuild(build, { outDir, buildsDir: TESTED_FOLDERS.buildsDir });
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('the build is named by its content', async () => {
  expect(await hashBuild(build.dir)).toBe(build.version);
});

it('a released build has all assets that its pages name', async () => {
  const names = new Set(await listFiles(outDir));
  const pages = [...names].filter((name) => name.endsWith('.html'));
  expect(pages).toContain('newsDetail.html');
  const missing: string[] = [];
  for (const page of pages) {
    const html = await readFile(path.join(outDir, page), 'utf8');
    const assets = html.match(/_astro\/[\w.-]+\.(?:js|css|svg|webp|woff2)/g) ?? [];
    missing.push(...assets.filter((name) => !names.has(name)));
  }
  expect(missing).toEqual([]);
});

it('no file of a build has a secret of its deployment', async () => {
  const secrets = Object.values(TEST_SECRETS);
  const found: string[] = [];
  for (const name of await listFiles(build.dir)) {
    const bytes = await readFile(path.join(build.dir, name));
    found.push(...secrets.filter((text) => bytes.includes(text)).map((text) => `${name}: ${text}`));
  }
  expect(found).toEqual([]);
});

it('a released build has its front page, the rules of hosts, and nothing of the renderer', async () => {
  const template = await readHomeTemplate(serverDirOf(build));
  expect(await readFile(path.join(outDir, 'home.html'), 'utf8')).toBe(template);
  expect(await listFiles(path.join(root, 'hosts'))).toContain('nginx.conf');
  const names = await listFiles(outDir);
  expect(names.filter((name) => name.endsWith('.mjs') || name.endsWith('.json'))).toEqual([]);
});

it('a build that is live is not written again', async () => {
  const read = async () =>
    Promise.all(
      (await listFiles(outDir)).sort().map(async (name) => {
        const { mtimeMs, ino } = await stat(path.join(outDir, name));
        return [name, mtimeMs, ino];
      }),
    );
  const before = await read();
  await releaseBuild(build, { outDir, buildsDir: TESTED_FOLDERS.buildsDir });
  expect(await read()).toEqual(before);
});
