import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stateDirOf } from '../../scripts/bake/folderLock.ts';
import { callOf, content, type Interfere, row, testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

const runs = bakeRuns();
const { articles, read, run } = runs;

const HOLDER = fileURLToPath(new URL('../helpers/lockHolder.ts', import.meta.url));

/** A process that holds the lock of the folder until it is killed. */
async function holdLock() {
  const holder = fork(HOLDER, [stateDirOf(runs.outDir)]);
  await once(holder, 'message');
  return holder;
}

describe('two runs on one folder', () => {
  it('run one after the other without losing a sitemap entry', async () => {
    const site = testSite();
    await run('--all', site);
    const ids = Array.from({ length: 20 }, (_, i) => i + 100);
    site.contents = Object.fromEntries(ids.map((id) => [id, content(id, 10)]));
    site.lists = { 10: ids.map((id) => row(id, 10)) };
    const half = (from: number) =>
      ids
        .slice(from, from + 10)
        .map((id) => `--article 10/${id}`)
        .join(' ');
    let said = '';
    let announceWaiting = () => {};
    const waiting = new Promise<void>((resolve) => {
      announceWaiting = resolve;
    });
    const stderr = {
      write: (part: string) => {
        said += part;
        if (said.startsWith('Waiting')) announceWaiting();
      },
    };
    // No run ends before the other one waits for it.
    const holdArticles: Interfere = ({ url }, response) => {
      if (!url.pathname.endsWith('/getArticleContent')) return false;
      const data = site.contents[Number(url.searchParams.get('articleId'))];
      const answer = JSON.stringify({ status: 0, message: 'success', data });
      void waiting.then(() => response.end(answer));
      return true;
    };
    const [first, second] = await Promise.all([
      run(half(0), site, holdArticles, { stderr }),
      run(half(10), site, holdArticles, { stderr }),
    ]);
    expect([first.code, second.code]).toEqual([0, 0]);
    const sitemap = await read('sitemap.xml');
    for (const id of ids) expect(sitemap).toContain(`newsDetail/10/${id}.html`);
    expect(said).toMatch(/^Waiting for another run on this folder \(process \d+, since 20/);
  });

  it('end with a message when the other run lasts too long', async () => {
    const holder = await holdLock();
    const { code, stderr, calls } = await run('--all', testSite(), undefined, { lockWaitMs: 0 });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(code).toBe(1);
    expect(stderr).toContain(`Another run is writing to this folder (process ${holder.pid}`);
    expect(calls.filter((call) => call !== 'getConfig')).toEqual([]);
    expect(calls.map(callOf)).toEqual([]);
  });

  it('ignore the lock of a killed run', async () => {
    const holder = await holdLock();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const { code } = await run('--all', testSite(), undefined, { lockWaitMs: 0 });
    expect(code).toBe(0);
    expect(await articles()).toHaveLength(3);
  });
});
