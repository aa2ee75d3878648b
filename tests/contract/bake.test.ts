import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callOf, content, type Interfere, row, testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

const runs = bakeRuns();
const { articles, page, pages, run } = runs;

/** The lines that a run of more than some seconds prints. */
const PROGRESS = /^baking: .*\n/gm;

describe('npm run bake', () => {
  it('writes every listed article at the path of its share link', async () => {
    const { code, stdout, stderr } = await run('--all', testSite());
    expect(code).toBe(0);
    expect(stderr.replace(PROGRESS, '')).toBe('');
    expect(stdout).toMatch(/^baked 8, unchanged 0, removed 0, failed 0 in /);
    expect(await articles()).toEqual([
      'newsDetail/10/1.html',
      'newsDetail/10/2.html',
      'newsDetail/11/3.html',
    ]);
    expect(await page('11/3')).toContain('标题 3 11 /displayTemplate/news/newsDetail/11/3.html');
    expect(await page('11/3')).toContain('http-equiv="content-security-policy"');
  });

  it.each([
    { options: '', files: 1 },
    { options: ' --workers 2 --compress', files: 3 },
  ])(
    'writes every page, and names the setting for a server of other forms of calls:$options',
    async ({ options, files }) => {
      const site = testSite();
      const ids = Array.from({ length: 30 }, (_, i) => i + 100);
      site.lists = { 10: ids.map((id) => row(id, 10)) };
      site.contents = Object.fromEntries(ids.map((id) => [id, content(id, 10)]));
      const hidden: Interfere = ({ url }, response) => {
        if (callOf(url.pathname) !== 'discussView') return false;
        response.writeHead(404).end();
        return true;
      };
      site.answers.discussViewFlat = () => ({ list: [], totalCount: 0, hasMore: false });
      const { code, stdout } = await run(`--all${options}`, site, hidden);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^baked 35, /);
      expect(stdout).toMatch(/, set CALL_FORMS=discussView=GET:discussViewFlat\n$/);
      expect(await articles()).toHaveLength(30 * files);
    },
  );

  it('bakes named articles without reading the lists of the site', async () => {
    const { code, calls } = await run('--article 10/2 --article 99/3', testSite());
    expect(code).toBe(0);
    expect(await articles()).toEqual(['newsDetail/10/2.html', 'newsDetail/99/3.html']);
    // Only the list of the front page.
    expect(calls.filter((call) => call === 'getArticles')).toHaveLength(1);
  });

  it('bakes with --since only articles that changed or have no page', async () => {
    const site = testSite();
    await run('--all', site);
    await rm(path.join(runs.outDir, 'newsDetail', '10', '1.html'));
    site.lists[11] = [row(3, 11, { version: Date.UTC(2026, 4, 2) })];
    site.contents = { ...site.contents, 3: content(3, 11, { title: '新标题' }) };
    const { code, stdout } = await run('--since 2026-05-01', site);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^baked 2, unchanged 5, /);
    expect(await page('11/3')).toContain('新标题');
  });

  it('removes the pages of articles that are withdrawn in any way', async () => {
    const site = testSite();
    await run('--all --compress', site);
    // One is listed and missing, one is no longer listed, one is unpublished.
    site.lists = { 10: [row(1, 10), row(4, 10)], 11: [row(3, 11), row(5, 11)] };
    site.contents = {
      3: content(3, 11, { aStatus: 0 }),
      4: content(4, 10),
      5: content(5, 11),
    };
    const { code, stdout } = await run('--all', site);
    expect(code).toBe(0);
    expect(await articles()).toEqual(['newsDetail/10/4.html', 'newsDetail/11/5.html']);
    const byId = (await readdir(path.join(runs.outDir, 'newsDetail'))).filter((name) =>
      name.endsWith('.html'),
    );
    expect(byId.sort()).toEqual(['4.html', '5.html']);
    expect(stdout.split('\n').slice(0, 3).sort()).toEqual([
      'removed 10/1: not found',
      'removed 10/2: not found',
      'removed 11/3: not published',
    ]);
  });

  it('keeps a page that is in no list while its article is published', async () => {
    const site = testSite();
    await run('--all', site);
    site.lists = { 10: [row(1, 10)], 11: [row(3, 11)] };
    expect((await run('--since 2026-05-01', site)).stdout).toContain('kept 1');
    const before = await articles();
    expect((await run('--all', site)).code).toBe(0);
    expect(await articles()).toEqual(before);
  });

  it('reports an article that fails, keeps its page and bakes the others', async () => {
    const site = testSite();
    site.lists = { 10: [row(1, 10), row(2, 10), row(13, 10)], 11: [row(3, 11)] };
    site.contents = { ...site.contents, 13: content(13, 10) };
    await run('--all', site);
    site.contents = { ...site.contents, 1: content(1, 10, { title: '新标题' }) };
    const { code, stdout, stderr } = await run('--all', site, ({ url }, response) => {
      if (url.searchParams.get('articleId') !== '2') return false;
      response.end('<html>Bad gateway</html>');
      return true;
    });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    // A slow run says how far it is.
    const lines = stderr
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('baking: '));
    expect(lines.sort()).toEqual([
      expect.stringMatching(/^baked 1, unchanged 6, removed 0, failed 2 in /),
      'failed 10/13: render: the page answered 500',
      'failed 10/2: malformed: getArticleContent: not JSON',
    ]);
    expect(await page('10/1')).toContain('新标题');
    expect(await page('10/2')).toContain('标题 2');
  });

  it('reports the parts of articles that could not be fetched', async () => {
    const site = testSite();
    const { code, stderr } = await run('--all', site, ({ url }, response) => {
      if (callOf(url.pathname) !== 'getRelArticles') return false;
      response.destroy();
      return true;
    });
    expect(code).toBe(3);
    expect(stderr).toContain('left out of pages: getRelArticles failed 3 × (network)');
  });

  it('ends when it is interrupted, and keeps the other pages', async () => {
    const signal = AbortSignal.abort();
    const { code, stderr } = await run('--all', testSite(), undefined, { signal });
    expect(code).toBe(130);
    expect(stderr).toContain('interrupted: 8 pages not tried');
    expect(await pages()).toEqual([]);
  });
});

describe('npm run bake with a broken server or build', () => {
  it.each([
    ['HTML', 200, '<!doctype html>', 'malformed'],
    ['an error', 502, '', 'network'],
    ['nothing', 200, '', 'network'],
  ])('touches no page when the origin answers %s', async (_, status, body, kind) => {
    await run('--all', testSite());
    const before = await pages();
    for (const call of ['getConfig', 'getColumns']) {
      const { code, stderr } = await run('--all', testSite(), ({ url }, response) => {
        if (callOf(url.pathname) !== call) return false;
        response.statusCode = status;
        response.end(body);
        return true;
      });
      expect(code).toBe(1);
      expect(stderr).toContain(`${call}: ${kind}`);
      expect(stderr).toContain('No page was touched.');
      expect(await pages()).toEqual(before);
    }
  });

  it('reports a missing build before it sends a request', async () => {
    const without = { buildsDir: path.join(runs.dir, 'nothing') };
    const { code, stderr, calls } = await run('--all', testSite(), undefined, without);
    expect(code).toBe(1);
    expect(stderr).toContain("run 'npm run build' first");
    expect(calls).toEqual([]);
  });

  it.each([
    ['of another program', 'export const handler = 1;'],
    ['incomplete', 'export const render ='],
    ['broken', 'throw new Error("no manifest");'],
  ])('reports what to do when the build is %s', async (_, entry) => {
    await writeFile(path.join(runs.serverDir, 'entry.mjs'), entry);
    const { code, stderr } = await run('--all', testSite());
    expect(code).toBe(1);
    expect(stderr).toContain("run 'npm run build' again");
  });

  it('reports a build without the list of its code', async () => {
    await rm(path.join(runs.serverDir, 'built-code.json'));
    const { code, stderr } = await run('--all', testSite());
    expect(code).toBe(1);
    expect(stderr).toContain("run 'npm run build' again");
  });

  it('reports a page with code that is not of the build', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const site = testSite();
    site.contents = { ...site.contents, 3: content(3, 11, { title: '&lt;script&gt;x()' }) };
    const { code } = await run('--article 11/3', site);
    expect(code).toBe(0);
    expect(warn.mock.calls.flat()).toContainEqual(
      expect.stringMatching(/newsDetail\/11\/3\.html has code that no build made.*<script>x\(\)/),
    );
  });

  it('shows its usage for wrong arguments', async () => {
    const { code, stderr } = await run('--article 345', testSite());
    expect(code).toBe(2);
    expect(stderr).toContain('--article 345 is not COLUMN/ID.\n\nUsage: npm run bake -- ');
  });
});
