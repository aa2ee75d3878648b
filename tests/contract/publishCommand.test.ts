import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateDirOf } from '../../scripts/bake/folderLock.ts';
import { runPublishCommand } from '../../scripts/publish/runPublishCommand.ts';
import { type SiteFolders, siteFoldersOf } from '../../scripts/sites/siteFolders.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { ENTRY, TEMPLATE } from './bakeRuns.ts';
import { addTestBuild } from './testBuilds.ts';

let sites: string;
let name: string;
let folders: SiteFolders;
beforeEach(async () => {
  sites = await mkdtemp(path.join(tmpdir(), 'publish-'));
  name = `test-${randomUUID()}`;
  await writeFile(path.join(sites, `${name}.env`), '');
  folders = siteFoldersOf(name);
  vi.stubEnv('SITES_DIR', sites);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(sites, { recursive: true });
  await rm(path.dirname(folders.buildsDir), { recursive: true });
});

const addBuild = (template: string, rules: string) =>
  addTestBuild(folders.buildsDir, { entry: ENTRY, template, hosts: { 'nginx.conf': rules } });

const run = (args: readonly string[], signal = new AbortController().signal): Promise<number> =>
  runPublishCommand([...args, '--site', name], signal);

it('npm run publish -- release returns 4 when a host must read its rules again', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const release = async (template: string, rules: string) => {
    await addBuild(template, rules);
    return run(['release', 'newest']);
  };
  expect(await release(TEMPLATE, 'first')).toBe(0);
  expect(await release(`${TEMPLATE} 2`, 'first')).toBe(0);
  expect(lines).not.toHaveBeenCalledWith(expect.stringContaining('reload nginx'));
  expect(await release(`${TEMPLATE} 3`, 'second')).toBe(4);
  expect(lines).toHaveBeenCalledWith(expect.stringContaining('reload nginx'));
});

describe('npm run publish', () => {
  beforeEach(async () => {
    await addBuild(TEMPLATE, 'first');
    vi.stubEnv('PUBLISH_PORT', '0');
    vi.stubEnv('PUBLISH_LOG_LEVEL', 'silent');
  });

  it('waits for a database that is away, and ends in order after an abort', async () => {
    // The port of `discard`, on which nothing listens.
    vi.stubEnv('DATABASE_URL', 'postgres://news:hidden@127.0.0.1:9/news');
    expect(await run(['serve'], AbortSignal.abort())).toBe(0);
  });

  it('returns 1, and throws nothing, when it fails for a reason that no sentence explains', async () => {
    vi.stubEnv('DATABASE_URL', requireDatabaseUrl());
    await mkdir(path.dirname(folders.outDir), { recursive: true });
    await writeFile(stateDirOf(folders.outDir), 'a file in place of the folder');
    expect(await run(['serve'])).toBe(1);
  });
});
