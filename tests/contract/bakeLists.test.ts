import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../src/model/durations.ts';
import { callOf, content, type Interfere, row, testSite } from '../unit/bake/site.ts';
import { bakeRuns } from './bakeRuns.ts';

const runs = bakeRuns();
const { pages, read, run } = runs;

const BASE = 'https://share.example.test/displayTemplate/news';
/** Returns a time as servers write it: in China. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() + (8 - hours) * HOUR_MS).toISOString().replace('T', ' ').slice(0, 19);

const { DOMParser } = new JSDOM('').window;
/** Returns a file as a feed reader parses it. Throws when it is no XML. */
async function readXml(name: string): Promise<Document> {
  const document = new DOMParser().parseFromString(await read(name), 'text/xml');
  if (document.querySelector('parsererror')) throw new Error(document.documentElement.textContent);
  return document;
}
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
const addresses = async (name: string) =>
  texts(await readXml(name), 'loc').map((address) => address.replace(BASE, ''));

/** Answers some calls with a failure. */
const failing =
  (call: string, id: string): Interfere =>
  ({ url }, response) => {
    const given = [...url.searchParams.values()].includes(id);
    if (callOf(url.pathname) !== call || !given) return false;
    response.statusCode = 503;
    response.end('no');
    return true;
  };

describe('lists', () => {
  it('are baked with their articles: the front page, columns and a timeline', async () => {
    const site = testSite();
    site.columnFacts = { 11: { timeAxisColorPad: '#c00' }, 12: { linkUrl: 'https://a.test/' } };
    site.columns[0] = ['10', '12'];
    const { code, calls } = await run('--all', site);
    expect(code).toBe(0);
    expect((await pages()).filter((name) => !/^(?:newsDetail|icons)\//.test(name))).toEqual([
      'columnDetail/10.html',
      'columnDetail/10.xml',
      'columnDetail/11.html',
      'columnDetail/11.xml',
      'columnShare/10.html',
      'columnShare/11.html',
      'feed.xml',
      'home.html',
      'index.html',
      'manifest.webmanifest',
      'robots.txt',
      'search.json',
      'sitemap-news.xml',
      'sitemap.xml',
      'timeline/11.html',
    ]);
    expect(await read('home.html')).toContain(
      'front 标题 1,标题 2 /displayTemplate/news/home/index',
    );
    expect(await read('index.html')).toBe(await read('home.html'));
    const column = await read('columnDetail/11.html');
    expect(column).toContain('栏目 11 标题 3 /displayTemplate/news/columnDetail/11.html');
    expect(await read('timeline/11.html')).toContain('/timeline/11.html');
    // A list that the listing has read is not fetched again.
    expect(calls.filter((call) => call === 'getArticles')).toHaveLength(3);
    expect(calls).not.toContain('getColumn');
  });

  it('are baked again with an article of their column or of a column below it', async () => {
    const site = testSite();
    site.columns[0] = ['10', '20'];
    await run('--all', site);
    site.lists[11] = [row(3, 11, { title: '新标题' })];
    site.lists[10] = [row(3, 11, { title: '新标题' })];
    site.lists[20] = [row(3, 11, { title: '新标题' })];
    const { code, stdout } = await run('--article 11/3', site);
    expect(code).toBe(0);
    expect(await read('home.html')).toContain('新标题');
    expect(await read('columnDetail/11.html')).toContain('新标题');
    expect(await read('columnShare/10.html')).toContain('新标题');
    // The article had no page under this column.
    expect(await read('columnDetail/20.html')).not.toContain('新标题');
    expect(stdout).toMatch(/^baked 5, unchanged 1, /);
  });

  it('are baked again with --since, and alone with --column', async () => {
    const site = testSite();
    await run('--all', site);
    site.lists[11] = [row(3, 11), row(4, 11)];
    await run('--column 11', site);
    expect(await read('columnDetail/11.html')).toContain('标题 3,标题 4');
    site.lists[10] = [row(2, 10)];
    await run('--since 2026-05-01', site);
    expect(await read('home.html')).not.toContain('标题 1');
  });

  it('are baked with a feed for a column that the tree hides', async () => {
    const site = testSite();
    site.columns[99] = ['95'];
    site.columnFacts = { 95: { timeAxisColorPad: '#c00' } };
    expect((await run('--column 95', site)).stdout).toMatch(/^baked 3, /);
    expect(await pages()).toEqual(
      expect.arrayContaining([
        ...['columnDetail/95.html', 'columnDetail/95.xml'],
        ...['columnShare/95.html', 'timeline/95.html'],
      ]),
    );
  });

  it('are not written for an unknown column', async () => {
    const { code, stdout } = await run('--column 99', testSite());
    expect([code, stdout.split(',')[0]]).toEqual([0, 'baked 0']);
    expect((await pages()).filter((name) => !name.startsWith('icons/'))).toEqual([
      'manifest.webmanifest',
      'robots.txt',
      'search.json',
      'sitemap-news.xml',
      'sitemap.xml',
    ]);
  });

  it('are removed with their feed when the server answers that the column is missing', async () => {
    const site = testSite();
    site.columns[0] = ['10', '20'];
    await run('--all', site);
    site.columns = { 0: ['10'], 10: ['11'] };
    site.columnFacts = { 11: { linkUrl: 'https://a.test/' } };
    const { stdout } = await run('--since 2026-05-01', site);
    expect(stdout.split('\n').slice(0, 4).sort()).toEqual([
      'removed columnDetail/11: no list of articles',
      'removed columnDetail/20: not found',
      'removed columnShare/11: no list of articles',
      'removed columnShare/20: not found',
    ]);
    expect((await pages()).filter((name) => name.startsWith('column'))).toEqual([
      'columnDetail/10.html',
      'columnDetail/10.xml',
      'columnShare/10.html',
    ]);
  });

  it('are kept without the column tree, and reported when their articles fail', async () => {
    const site = testSite();
    await run('--all', site);
    const before = await read('columnDetail/11.html');
    const tree = await run('--all', site, failing('getColumns', '10'));
    expect(tree.code).toBe(1);
    expect(await read('columnDetail/11.html')).toBe(before);

    const list = await run('--all', site, failing('getArticles', '11'));
    expect(list.stderr).toContain('failed columnDetail/11: network: getArticles');
    expect(await read('columnDetail/11.html')).toBe(before);
    expect(await addresses('sitemap.xml')).toContain('/newsDetail/11/3.html');
  });
});

describe('the front page', () => {
  it('is kept when its list cannot be loaded', async () => {
    const site = testSite();
    await run('--all', site);
    const before = await read('home.html');
    const { stderr } = await run('--article 11/3', site, failing('getArticles', '10'));
    expect(stderr).toContain('failed home: network: getArticles');
    expect(await read('home.html')).toBe(before);
  });
});

describe('a special', () => {
  const withSpecial = () => {
    const site = testSite();
    site.columns[90] = ['91'];
    site.lists[10] = [row(1, 10, { articleType: 3, linkID: 90 }), row(2, 10)];
    site.lists[91] = [row(3, 91)];
    site.contents[1] = content(1, 10, { articleType: 3, linkID: 90 });
    return site;
  };

  it('is baked again with an article of its parts', async () => {
    const site = withSpecial();
    await run('--all', site);
    expect(await read('specDetail/90/1.html')).toContain('special 标题 1');
    site.contents[1] = content(1, 10, { articleType: 3, linkID: 90, title: '新专题' });
    await run('--article 91/3', site);
    expect(await read('specDetail/90/1.html')).toContain('新专题');
  });

  it('is kept when a part cannot be loaded, and is removed when it is withdrawn', async () => {
    const site = withSpecial();
    await run('--all', site);
    const broken = await run('--all', site, failing('getArticles', '91'));
    expect(broken.stderr).toContain('failed specDetail/90/1: network');
    expect(await read('specDetail/90/1.html')).toContain('special');
    site.contents[1] = content(1, 10, { articleType: 3, linkID: 90, aStatus: 0 });
    expect((await run('--all', site)).stdout).toContain('removed specDetail/90/1: not published');
  });
});

describe('the newspaper', () => {
  const withPapers = () => {
    const site = testSite();
    // Fifteen days: one more than a run bakes.
    const days = Array.from({ length: 15 }, (_, i) => String(20261102 + i));
    site.papers = {
      1: Object.fromEntries(days.map((day) => [day, [`${day}a`]])),
      2: { 20261116: ['e1'] },
    };
    site.papers[1] = { ...site.papers[1], 20261116: ['20261116a', '20261116b'] };
    return site;
  };
  const papers = async () =>
    (await pages())
      .filter((name) => name.startsWith('paperSharePage/'))
      .map((name) => name.slice('paperSharePage/'.length));

  it('has a page for every page of its latest editions, and shorter addresses', async () => {
    await run('--all', withPapers());
    const standing = await papers();
    expect(standing.filter((name) => name.startsWith('2026-11-16'))).toEqual([
      '2026-11-16.html',
      '2026-11-16/1.html',
      '2026-11-16/1/20261116a.html',
      '2026-11-16/1/20261116b.html',
      '2026-11-16/2.html',
      '2026-11-16/2/e1.html',
    ]);
    expect(standing).toHaveLength(6 + 13 * 3);
    expect(standing).not.toContain('2026-11-02.html');
    const second = await read('paperSharePage/2026-11-16/1/20261116b.html');
    expect(second).toContain('报 1 20261116b');
    expect(await read('paperSharePage/2026-11-16.html')).toContain('报 1 20261116a');
  });

  it('is baked for a day with --paper', async () => {
    const site = withPapers();
    expect((await run('--paper 2026-11-02', site)).stdout).toMatch(/^baked 3, /);
    expect((await run('--paper', site)).stdout).toMatch(/^baked 6, /);
    expect((await run('--paper 20201231', site)).stderr).toContain('newspaper 2020-12-31');
    expect((await run('--since 2026-11-16', site)).stdout).toMatch(/^baked 47, unchanged 6, /);
  });

  it('removes pages missing in their edition, and keeps editions that fail to load', async () => {
    const site = withPapers();
    await run('--all', site);
    site.papers = { ...site.papers, 2: { 20261116: ['e2'] } };
    const failed = await run('--all', site, failing('getPaperLayouts', '20261110'));
    expect(failed.stderr).toContain('failed newspaper 1 2026-11-10: network');
    expect(await papers()).toEqual(
      expect.arrayContaining(['2026-11-10.html', '2026-11-16/2/e1.html']),
    );
    const { stdout } = await run('--all', site);
    expect(stdout).toContain('removed paperSharePage/2026-11-16/2/e1: no such page');
  });
});

describe('feeds', () => {
  it('have the newest articles that can be opened, with any title', async () => {
    const site = testSite();
    const title = '标题 ]]> & "引" \u0007';
    site.lists[10] = [
      row(1, 10, { publishtime: '2026-03-01 08:00:00.0' }),
      row(2, 10, { title, attAbstract: '<摘要>', publishtime: '2026-03-02 08:00:00.0' }),
      row(6, 10),
      row(7, 10, { articleType: 4, url: 'https://a.test/?a=1&b=2', colName: '外链' }),
    ];
    await run('--all', site);
    const feed = await readXml('feed.xml');
    expect(texts(feed, 'link').slice(1)).toEqual([
      `${BASE}/newsDetail/10/2.html`,
      `${BASE}/newsDetail/10/1.html`,
      'https://a.test/?a=1&b=2',
    ]);
    expect(texts(feed, 'title')[0]).toBe('样例报');
    expect(texts(feed, 'title')[1]).toContain(']]> & "引"');
    expect(texts(feed, 'pubDate')[0]).toBe('Mon, 02 Mar 2026 08:00:00 +0800');
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      `${BASE}/feed.xml`,
    );
    expect(texts(await readXml('columnDetail/11.xml'), 'link')).toEqual([
      `${BASE}/columnDetail/11.html`,
      `${BASE}/newsDetail/11/3.html`,
    ]);
  });

  it('have at most thirty articles, of two pages of the list', async () => {
    const site = testSite();
    const ids = Array.from({ length: 45 }, (_, i) => 100 + i);
    site.lists[10] = ids.map((id) => row(id, 10));
    site.contents = Object.fromEntries(ids.map((id) => [id, content(id, 10)]));
    await run('--all --compress', site);
    expect(texts(await readXml('feed.xml'), 'guid')).toHaveLength(30);
    expect(await pages()).toContain('feed.xml.br');
  });
});

describe('sitemaps', () => {
  const news = () => {
    const site = testSite();
    site.lists[11] = [
      row(3, 11, { publishtime: hoursAgo(5), title: '新 & "闻"' }),
      row(4, 11, { publishtime: hoursAgo(50) }),
    ];
    site.contents[3] = content(3, 11, { publishtime: hoursAgo(5), title: '新 & "闻"' });
    site.contents[4] = content(4, 11, { publishtime: hoursAgo(50) });
    return site;
  };

  it('have every page, each article once, and the news of two days', async () => {
    const site = news();
    site.lists[10] = [row(1, 10), row(3, 11), row(9, 10)];
    await run('--all', site);
    expect((await addresses('sitemap.xml')).sort()).toEqual([
      '/columnDetail/10.html',
      '/columnDetail/11.html',
      '/home.html',
      '/newsDetail/10/1.html',
      '/newsDetail/11/3.html',
      '/newsDetail/11/4.html',
      '/services.html',
    ]);
    expect(await addresses('sitemap-news.xml')).toEqual(['/newsDetail/11/3.html']);
    const sitemap = await readXml('sitemap-news.xml');
    expect(texts(sitemap, 'news:title')).toEqual(['新 & "闻"']);
    expect(texts(sitemap, 'news:name')).toEqual(['样例报']);
    expect(texts(sitemap, 'news:language')).toEqual(['zh-cn']);
    expect(await read('robots.txt')).toContain(`Sitemap: ${BASE}/sitemap.xml\n`);
  });

  it('keep an article when a column with its id is baked alone', async () => {
    const site = testSite();
    site.columns[0] = ['10', '1'];
    await run('--all', site);
    await run('--column 1', site);
    expect(await addresses('sitemap.xml')).toContain('/newsDetail/10/1.html');
  });

  it('are updated when an article is baked or withdrawn alone', async () => {
    const site = news();
    await run('--all', site);
    site.contents[8] = content(8, 11, { publishtime: hoursAgo(1), title: '快讯' });
    await run('--article 11/8', site);
    const both = ['/newsDetail/11/8.html', '/newsDetail/11/3.html'];
    expect(await addresses('sitemap-news.xml')).toEqual(both);
    expect(await addresses('sitemap.xml')).toEqual(expect.arrayContaining(both));
    site.contents[3] = content(3, 11, { aStatus: 0 });
    await run('--article 11/3', site);
    expect(await addresses('sitemap-news.xml')).toEqual(['/newsDetail/11/8.html']);
    expect(await addresses('sitemap.xml')).not.toContain('/newsDetail/11/3.html');
    expect(texts(await readXml('feed.xml'), 'guid')).not.toContain(`${BASE}/newsDetail/11/3.html`);
  });

  it('are replaced when another program wrote them', async () => {
    await run('--all', news());
    await writeFile(path.join(runs.outDir, 'sitemap.xml'), '<url><loc>https://[</loc></url><url>');
    const { code } = await run('--article 11/3', news());
    expect(code).toBe(0);
    expect(await addresses('sitemap.xml')).toContain('/newsDetail/11/3.html');
  });
});
