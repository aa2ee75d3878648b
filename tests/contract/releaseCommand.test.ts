import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runPublishCommand } from '../../scripts/publish/runPublishCommand.ts';
import { siteFoldersOf } from '../../scripts/sites/siteFolders.ts';
import { ENTRY, TEMPLATE } from './bakeRuns.ts';
import { addTestBuild } from './testBuilds.ts';

it('npm run publish -- release returns 4 when a host must read its rules again', async () => {
  const sites = await mkdtemp(path.join(tmpdir(), 'release-'));
  const name = `test-${randomUUID()}`;
  await writeFile(path.join(sites, `${name}.env`), '');
  const { buildsDir } = siteFoldersOf(name);
  vi.stubEnv('SITES_DIR', sites);
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    lines.mockRestore();
    await rm(sites, { recursive: true });
    await rm(path.dirname(buildsDir), { recursive: true });
  });
  const release = async (template: string, rules: string) => {
    await addTestBuild(buildsDir, { entry: ENTRY, template, hosts: { 'nginx.conf': rules } });
    const args = ['release', 'newest', '--site', name];
    return runPublishCommand(args, new AbortController().signal);
  };
  expect(await release(TEMPLATE, 'first')).toBe(0);
  expect(await release(`${TEMPLATE} 2`, 'first')).toBe(0);
  expect(lines).not.toHaveBeenCalledWith(expect.stringContaining('reload nginx'));
  expect(await release(`${TEMPLATE} 3`, 'second')).toBe(4);
  expect(lines).toHaveBeenCalledWith(expect.stringContaining('reload nginx'));
});
