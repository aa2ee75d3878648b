import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseSearchIndex } from '../../src/model/search/searchIndex.ts';
import { testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const runs = bakeRuns();
const test = publisherRuns();

async function readIndex(outDir: string): Promise<readonly string[]> {
  const text = await readFile(path.join(outDir, 'search.json'), 'utf8');
  return parseSearchIndex(JSON.parse(text)).map(({ path: at, title }) => `${at} ${title}`);
}

it('has columns, then articles once, the newest first, after a run over the whole site', async () => {
  const site = testSite();
  // Column 11 lists article 1 of column 10 as well.
  site.lists = {
    ...site.lists,
    11: [...(site.lists[11] ?? []), ...(site.lists[10] ?? []).slice(0, 1)],
  };
  await runs.run('--all', site);
  expect(await readIndex(runs.outDir)).toEqual([
    'columnDetail/10.html 栏目 10',
    'columnDetail/11.html 栏目 11',
    'newsDetail/11/3.html 标题 3',
    'newsDetail/10/2.html 标题 2',
    'newsDetail/10/1.html 标题 1',
  ]);
});

it('has the headline that an event brings, and loses a deleted article', async () => {
  const { outDir } = test.runs;
  await test.bake();
  const publish = async () => {
    const { receive } = await test.start({ removalLimits: { percent: 100, pages: 100 } });
    await receive({ kind: 'article', ids: ['10/1'] });
    await expect.poll(test.isQuiet, WAIT).toBe(true);
    // It writes what it has collected for the whole site.
    await test.stop();
  };
  test.edit(1, 10, '更正');
  await publish();
  expect(await readIndex(outDir)).toContain('newsDetail/10/1.html 更正');
  test.remove(1);
  await publish();
  expect((await readIndex(outDir)).join()).not.toContain('newsDetail/10/1.html');
});
