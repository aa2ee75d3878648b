import { describe, expect, it } from 'vitest';
import { callOf, content, type Interfere, row, testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

const runs = bakeRuns();
const { page, read, run } = runs;

/** Answers a call with an HTTP error. */
const failing =
  (call: string, status: number, body = 'no'): Interfere =>
  ({ url }, response) => {
    if (callOf(url.pathname) !== call) return false;
    response.statusCode = status;
    response.end(body);
    return true;
  };

/** Answers discussView with one comment. */
const withComments: Interfere = ({ url }, response) => {
  if (callOf(url.pathname) !== 'discussView') return false;
  const list = [{ id: 9, content: '好文章', userName: '读者', created: '2026-03-01 09:00:00.0' }];
  response.end(JSON.stringify({ status: 0, data: { list, totalCount: 1, hasMore: false } }));
  return true;
};

describe('an optional call that fails', () => {
  it('keeps the existing part of the page, and updates it when it succeeds again', async () => {
    const site = testSite();
    await run('--all', site, withComments);
    const failures: readonly (readonly [string, Interfere])[] = [
      ['', failing('discussView', 500)],
      ['', failing('discussView', 500, '{"status":-1,"data":{}}')],
      [' --workers 2', failing('discussView', 200, '<html>')],
    ];
    for (const [index, [threads, failure]] of failures.entries()) {
      expect(await page('10/1')).toContain('comments: 好文章');
      const title = `更正 ${index}`;
      site.contents = { ...site.contents, 1: content(1, 10, { title }) };
      const { code, stderr } = await run(`--all${threads}`, site, failure);
      expect(code).toBe(3);
      expect(stderr).toContain('kept as in the last run: discussView failed');
      // The correction is published, with the comments of before.
      expect(await page('10/1')).toContain(title);
    }
    expect(await page('10/1')).toContain('comments: 好文章');
    expect((await run('--all', site)).code).toBe(0);
    expect(await page('10/1')).not.toContain('好文章');
  });

  it('omits and reports a part that was never fetched', async () => {
    const { code, stderr } = await run('--all', testSite(), failing('discussView', 500));
    expect(code).toBe(3);
    expect(stderr).toContain('left out of pages: discussView failed 3 × (network)');
    expect(await page('10/1')).toContain('标题 1');
  });
});

describe('a call that a list needs and that fails', () => {
  it('keeps the page of a column when its sub-columns cannot be fetched', async () => {
    const site = testSite();
    await run('--all', site);
    const before = await read('columnDetail/10.html');
    expect(before).toContain('below: 栏目 11');
    const interfere: Interfere = ({ url }, response) => {
      const isBelow = url.searchParams.get('parentColumnId') === '10';
      if (callOf(url.pathname) !== 'getColumns' || !isBelow) return false;
      response.statusCode = 503;
      response.end('no');
      return true;
    };
    site.lists = { ...site.lists, 10: [row(1, 10, { title: '新标题' })] };
    const { code, stderr } = await run('--column 10', site, interfere);
    expect(code).toBe(1);
    expect(stderr).toContain('failed columnDetail/10: network: getColumns');
    expect(await read('columnDetail/10.html')).toBe(before);
  });
});

describe('a content server that answers Retry-After', () => {
  it('is requested again later', async () => {
    let refused = 0;
    const { code } = await run('--all', testSite(), ({ url }, response) => {
      const isArticle = callOf(url.pathname) === 'getArticleContent';
      if (!isArticle || refused >= 4) return false;
      refused += 1;
      response.statusCode = refused % 2 ? 429 : 503;
      response.setHeader('Retry-After', '0');
      response.end('{"status":-1,"data":{}}');
      return true;
    });
    expect(code).toBe(0);
    expect(refused).toBe(4);
    expect(await page('10/1')).toContain('标题 1');
  });
});
