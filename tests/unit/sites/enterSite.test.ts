import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILDS_DIR } from '../../../scripts/release/builds.ts';
import { loadPublishSettings, loadSettings } from '../../../scripts/settings.ts';
import { enterOneSite, enterSite } from '../../../scripts/sites/enterSite.ts';

const before = { ...process.env };
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sites-'));
  writeFileSync(path.join(dir, 'east.env'), 'SITE_ID=east-2\n');
  writeFileSync(path.join(dir, 'west.env'), 'SITE_ID=west-3\nPUBLISH_SITE=west-of-two\n');
  vi.stubEnv('SITES_DIR', dir);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  rmSync(dir, { recursive: true, force: true });
});

describe('enterSite', () => {
  it("puts a site's settings before those of the environment", () => {
    vi.stubEnv('SITE_ID', 'shared');
    vi.stubEnv('APP_ID', 'shared-app');
    expect(enterSite(['--site', 'east']).ok).toBe(true);
    expect(loadSettings()).toMatchObject({ siteId: 'east-2', appId: 'shared-app' });
  });

  it('takes the option from the arguments and returns folders of the site', () => {
    const entered = enterSite(['article', '--site', 'east', '10/1', '--compress']);
    expect(entered).toMatchObject({
      value: { site: 'east', args: ['article', '10/1', '--compress'], sitesDir: null },
    });
    const { outDir, buildsDir } = entered.ok ? entered.value : { outDir: '', buildsDir: '' };
    expect(outDir).toMatch(/dist\/sites\/east\/client$/);
    expect(buildsDir).toMatch(/dist\/sites\/east\/builds$/);
  });

  it.each([
    ['east', 'east'],
    ['west', 'west-of-two'],
  ])('names %s on its targets %s, not as all sites are named', (site, name) => {
    vi.stubEnv('PUBLISH_SITE', 'shared');
    expect(enterSite([`--site=${site}`]).ok).toBe(true);
    expect(loadPublishSettings().site).toBe(name);
  });

  it('is about all sites without the option, and about the only one without SITES_DIR', () => {
    expect(enterSite([])).toMatchObject({ value: { site: null, sitesDir: dir } });
    vi.stubEnv('SITES_DIR', '');
    expect(enterSite([])).toMatchObject({
      value: { site: null, sitesDir: null, buildsDir: BUILDS_DIR },
    });
  });

  it('refuses a site without SITES_DIR, and two sites', () => {
    expect(enterSite(['--site', 'east', '--site', 'west'])).toEqual({
      ok: false,
      error: '--site needs the name of one site.',
    });
    vi.stubEnv('SITES_DIR', '');
    expect(enterSite(['--site', 'east'])).toEqual({
      ok: false,
      error: expect.stringContaining('--site needs SITES_DIR'),
    });
  });
});

describe('enterOneSite', () => {
  it('asks for a site where there are several', () => {
    const error = 'SITES_DIR is set: name the site with --site NAME (east, west).';
    expect(enterOneSite(['--all'])).toEqual({ ok: false, error });
  });
});
