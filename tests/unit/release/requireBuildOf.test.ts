import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuild, saveBuildRecord } from '../../../scripts/release/builds.ts';
import { requireBuildOf } from '../../../scripts/release/requireBuildOf.ts';

const VERSION = '0123456789abcdef';
it.each([
  ['/news', '/news', null],
  ['', '/news', 'SITE_BASE=/, which is now /news'],
  ['/news', '', 'SITE_BASE=/news, which is now /'],
  [null, '/news', null],
])('a build for the base %j, where SITE_BASE is %j', (base, siteBase, named) => {
  const check = () => requireBuildOf({ siteBase }, { version: VERSION, base });
  if (named === null) expect(check).not.toThrow();
  else
    expect(check).toThrow(
      `The build ${VERSION} was made for ${named}: mend it, or run 'npm run build'.`,
    );
});

it.each(['/news', '', null])('a record keeps its base: %j', async (base) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'builds-'));
  try {
    const record = { builtAt: 1, inputs: null, base };
    await mkdir(path.join(dir, VERSION));
    await saveBuildRecord(path.join(dir, VERSION), record);
    expect(await readBuild(dir, VERSION)).toMatchObject(record);
  } finally {
    await rm(dir, { recursive: true });
  }
});
