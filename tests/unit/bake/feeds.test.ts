import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFeedCandidates } from '../../../scripts/bake/feeds/columnFeed.ts';
import { formatRss } from '../../../scripts/bake/feeds/feedPlan.ts';
import { planSitemaps, writeSiteFiles } from '../../../scripts/bake/feeds/siteFiles.ts';
import {
  formatIndex,
  formatSitemap,
  MAX_NEWS,
  newsEntry,
  readEntries,
  selectNews,
  siteEntry,
} from '../../../scripts/bake/feeds/sitemap.ts';
import { element, formatXml } from '../../../scripts/bake/feeds/xml.ts';
import { formatRef } from '../../../scripts/bake/pageRef.ts';
import type { PageBaker } from '../../../scripts/bake/pages/pageKind.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { parseColumn } from '../../../src/model/site/column.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import { testSettings } from '../api/settings.ts';

const { DOMParser } = new JSDOM('').window;
function parse(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  if (document.querySelector('parsererror')) throw new Error(document.documentElement.textContent);
  return document;
}

/** Text and, when characters are removed, the remaining text. */
const HOSTILE: readonly { readonly text: string; readonly left?: string }[] = [
  { text: '<script>alert(1)</script>' },
  { text: ']]><!--' },
  { text: '"><item>' },
  { text: '&amp; &#x0; &nbsp;' },
  { text: 'a\u0000\u0008\u000b\u001f\ufffe\uffffb', left: 'ab' },
  { text: '\ud800 lone \udc00', left: ' lone ' },
  { text: 'zero\u200bwidth\u200d 𠮷' },
  { text: '<?xml version="1.0"?>' },
];

describe('text in XML', () => {
  it.each(HOSTILE)('keeps $text as text, without characters that XML forbids', (one) => {
    const { text, left = text } = one;
    const document = parse(formatXml(element('a', [element('b', text)], { c: text })));
    expect(document.querySelector('b')?.textContent).toBe(left);
    expect(document.documentElement.getAttribute('c')).toBe(left);
  });
});

describe('a feed', () => {
  it('has hostile titles as text, and only whole addresses', () => {
    const document = parse(
      formatRss({
        title: HOSTILE.map(({ text }) => text).join(' '),
        description: '',
        address: '/displayTemplate/news/home.html',
        self: '/displayTemplate/news/feed.xml',
        settings: testSettings(),
        items: HOSTILE.map(({ text: title }, i) => ({
          title,
          description: title,
          link: `/displayTemplate/news/newsDetail/1/${i}.html`,
          guid: `/displayTemplate/news/newsDetail/1/${i}.html`,
          publishedAt: i === 0 ? null : 0,
          category: title,
          image: '//media.example.test/a.jpg?b=1&c=2',
        })),
      }),
    );
    expect(document.getElementsByTagName('item')).toHaveLength(HOSTILE.length);
    expect(document.getElementsByTagName('pubDate')).toHaveLength(HOSTILE.length - 1);
    expect(document.getElementsByTagName('pubDate')[0]?.textContent).toBe(
      'Thu, 01 Jan 1970 08:00:00 +0800',
    );
    expect(document.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(
      'https://media.example.test/a.jpg?b=1&c=2',
    );
    expect(document.getElementsByTagName('guid')[0]?.textContent).toBe(
      'https://share.example.test/displayTemplate/news/newsDetail/1/0.html',
    );
  });
});

describe('the candidates of a feed', () => {
  it('are the newest first; one that is dated far ahead is the last, without a date', async () => {
    const DAY_MS = 86_400_000;
    const now = Date.now();
    const row = (fileId: number, publishtime: number) => ({ fileId, title: 'a', publishtime });
    const list = [row(1, now + 1000 * DAY_MS), row(2, now - DAY_MS), row(3, now)];
    const client = { settings: testSettings() } as PageBaker['client'];
    const column = parseColumn({ columnId: 1, columnName: '要闻' }) as Column;
    const candidates = await readFeedCandidates({ client }, column, parseColumnPage({ list }));
    expect(candidates.map(({ page, item }) => [page?.params.id, item.publishedAt])).toEqual([
      ['3', now],
      ['2', now - DAY_MS],
      ['1', null],
    ]);
  });
});

describe('the news sitemap', () => {
  const NOW = Date.UTC(2026, 10, 20);
  const HOUR_MS = 3_600_000;
  const news = (hours: number) =>
    newsEntry(
      `https://a.test/${hours}`,
      { title: '<标题>', at: NOW - hours * HOUR_MS },
      { siteName: '样例报', settings: testSettings() },
    );

  it('starts with the newest, without older and future articles', () => {
    const found = selectNews([news(47), news(1), news(49), news(-1), news(0)], NOW);
    expect(found.map(({ at }) => (NOW - (at ?? 0)) / HOUR_MS)).toEqual([0, 1, 47]);
  });

  it('has at most a thousand articles, and may be empty', () => {
    const many = Array.from({ length: MAX_NEWS + 5 }, (_, i) => news(i / 100));
    expect(selectNews(many, NOW)).toHaveLength(MAX_NEWS);
    expect(parse(formatSitemap([], 'news')).documentElement.nodeName).toBe('urlset');
  });

  it('is read back unchanged', () => {
    const text = formatSitemap([news(1), news(2)], 'news');
    parse(text);
    expect(readEntries(text)).toEqual([news(1), news(2)]);
    expect(readEntries('<html>')).toEqual([]);
  });
});

describe('sitemaps of a site', () => {
  let outDir = '';
  beforeEach(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'sitemap-'));
  });
  afterEach(() => rm(outDir, { recursive: true, force: true }));

  it('are an index and several files beyond fifty thousand pages', () => {
    const index = parse(formatIndex(['https://a.test/sitemap-1.xml']));
    expect(index.documentElement.nodeName).toBe('sitemapindex');
    const at = Date.UTC(2026, 10, 20);
    const [entry] = readEntries(
      formatSitemap([siteEntry('https://a.test/1', at, testSettings())], 'site'),
    );
    expect(entry).toMatchObject({ address: 'https://a.test/1', at });
  });

  it('are written when nothing is baked', async () => {
    const settings = testSettings({ siteBase: '' });
    const access = { headersFor: async () => ({}), trustedOrigins: new Set<string>() };
    const shared = { outDir, compress: false, settings, config: DEFAULT_SITE_CONFIG, access };
    const files = { ...shared, now: 0 };
    const changes = {
      listing: null,
      published: [],
      ids: new Set<string>(),
      pages: new Map(),
      isWhole: true,
      removed: new Set<string>(),
    };
    await writeSiteFiles(files, await planSitemaps(files, changes));
    expect((await readdir(outDir)).sort()).toEqual([
      'icons',
      'manifest.webmanifest',
      'robots.txt',
      'sitemap-news.xml',
      'sitemap.xml',
    ]);
    const sitemap = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8');
    expect(readEntries(sitemap).map(({ address }) => address)).toEqual([
      'https://share.example.test/home.html',
      'https://share.example.test/services.html',
    ]);
  });

  it.each([
    { source: 'the change that the article names', listed: null, own: 20, lastmod: 20 },
    { source: 'the change that the lists name', listed: 20, own: null, lastmod: 20 },
    { source: 'the later of two changes', listed: 20, own: 30, lastmod: 30 },
    { source: 'the publication without a change', listed: 10, own: null, lastmod: 10 },
    { source: 'the publication, if the change is before it', listed: 5, own: 5, lastmod: 10 },
    {
      source: 'the publication, if the change is in the future',
      listed: 99,
      own: null,
      lastmod: 10,
    },
  ])('have $source as the last change of an article', async ({ listed, own, lastmod }) => {
    const day = (n: number | null) => (n === null ? null : Date.UTC(2026, 0, n));
    const ref = { route: 'newsDetail', params: { columnId: '10', id: '1' } } as const;
    const article = { title: '标题', publishedAt: day(10) };
    const inLists = {
      ref,
      ...article,
      changedAt: day(listed),
      isExternal: false,
      isOwn: true,
      tags: [],
      comments: 0,
      reads: 0,
    };
    const listing = {
      articles: new Map([['10/1', inLists]]),
      columns: new Map(),
      hasAllColumns: true,
      unreadColumns: new Set<string>(),
      failures: [],
    };
    const published = [{ ref, ...article, changedAt: day(own) }];
    const existing = new Map([['10/1', ref]]);
    const now = Date.UTC(2026, 0, 31);
    const files = {
      outDir,
      compress: false,
      settings: testSettings(),
      config: DEFAULT_SITE_CONFIG,
      access: { headersFor: async () => ({}), trustedOrigins: new Set<string>() },
    };
    const findLastModified = async (isWhole: boolean) => {
      const found = { listing: isWhole ? listing : null, published, ids: new Set(['1']) };
      const pages = { pages: existing, isWhole: true, removed: new Set<string>() };
      const { site } = await planSitemaps({ ...files, now }, { ...found, ...pages });
      return site.find(({ address }) => address.endsWith('/1.html'))?.at;
    };
    expect(await findLastModified(true)).toBe(day(lastmod));
    // A run over named articles has no lists.
    if (own !== null) expect(await findLastModified(false)).toBe(day(lastmod));
  });

  it('keep the time of a page whose own answer names none', async () => {
    const settings = testSettings();
    const access = { headersFor: async () => ({}), trustedOrigins: new Set<string>() };
    const now = Date.UTC(2026, 0, 31);
    const files = { outDir, compress: false, settings, config: DEFAULT_SITE_CONFIG, access, now };
    const ref = { route: 'liveDetail', params: { columnId: '80', id: '8' } } as const;
    const planWith = (publishedAt: number | null) =>
      planSitemaps(files, {
        listing: null,
        published: [{ ref, title: '直播', publishedAt, changedAt: null }],
        ids: new Set(['8']),
        pages: new Map([[formatRef(ref), ref]]),
        isWhole: false,
        removed: new Set<string>(),
      });
    const first = await planWith(Date.UTC(2026, 0, 10));
    await writeSiteFiles(files, first);
    expect((await planWith(null)).site).toEqual(first.site);
  });
});
