import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuild, saveBuildRecord } from '../../../scripts/release/builds.ts';
import { requireBuildOf, siteAddressOf } from '../../../scripts/release/requireBuildOf.ts';

const VERSION = '0123456789abcdef';
const SETTINGS = { siteUrl: 'https://news.example.test', siteBase: '/news' };

it.each([
  ['the site of the settings', SETTINGS, null],
  ['another path', { ...SETTINGS, siteBase: '' }, 'https://news.example.test/'],
  ['another origin', { ...SETTINGS, siteUrl: 'http://localhost' }, 'http://localhost/news'],
  ['no site that its record names', null, null],
])('a build that was made for %s', (_, site, named) => {
  const check = () =>
    requireBuildOf(SETTINGS, { version: VERSION, madeFor: site && siteAddressOf(site) });
  if (named === null) expect(check).not.toThrow();
  else
    expect(check).toThrow(
      `The build ${VERSION} was made for ${named}, but SITE_URL and SITE_BASE are now those of https://news.example.test/news: mend them, or run 'npm run build'.`,
    );
});

it.each(['https://news.example.test/news', null])(
  'a record keeps its site: %s',
  async (madeFor) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'builds-'));
    try {
      const record = { builtAt: 1, inputs: null, madeFor };
      await mkdir(path.join(dir, VERSION));
      await saveBuildRecord(path.join(dir, VERSION), record);
      expect(await readBuild(dir, VERSION)).toMatchObject(record);
    } finally {
      await rm(dir, { recursive: true });
    }
  },
);
