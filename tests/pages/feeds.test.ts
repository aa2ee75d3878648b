import { existsSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { TESTED_FOLDERS } from '../../scripts/test/testedFolders.ts';
import { listBuilt, readBuilt } from '../helpers/builtFiles.ts';

const { DOMParser } = new JSDOM('').window;
function parse(name: string): Document {
  const document = new DOMParser().parseFromString(readBuilt(name), 'text/xml');
  if (document.querySelector('parsererror')) throw new Error(`${name} is no XML`);
  return document;
}
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

/** The start of all addresses of the baked site. */
const SELF = parse('feed.xml').getElementsByTagName('atom:link')[0]?.getAttribute('href') ?? '';
const SITE = SELF.replace(/feed\.xml$/, '');
/** Returns the addresses of this site for which there is no file. */
const withoutFile = (addresses: readonly string[]) =>
  addresses
    .filter((address) => address.startsWith(SITE))
    .map((address) => address.slice(SITE.length))
    .filter((name) => !existsSync(path.join(TESTED_FOLDERS.outDir, name)));

describe('the feeds', () => {
  it('of the front page lists thirty articles, each of which has a file', () => {
    const feed = parse('feed.xml');
    const links = texts(feed, 'link').slice(1);
    expect(links).toHaveLength(30);
    expect(withoutFile(links)).toEqual([]);
    expect(new Set(texts(feed, 'guid')).size).toBe(30);
    const dates = texts(feed, 'pubDate').map((text) => Date.parse(text));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('of columns are beside the columns’ pages', async () => {
    const feeds = (await listBuilt('.xml')).filter((name) => name.startsWith('columnDetail/'));
    const pages = (await listBuilt('.html')).filter((name) => name.startsWith('columnDetail/'));
    expect(feeds.map((name) => name.replace('.xml', '.html'))).toEqual(pages);
    expect(feeds.length).toBeGreaterThan(20);
    for (const name of feeds) expect(withoutFile(texts(parse(name), 'link'))).toEqual([]);
  });

  it.each(['home.html', 'index.html'])('is linked by %s', (name) => {
    expect(readBuilt(name)).toMatch(/<link rel="alternate"[^>]*\/feed\.xml"/);
  });
});

describe('the sitemaps', () => {
  it('list every column and article once, and only addresses with a file', () => {
    const addresses = texts(parse('sitemap.xml'), 'loc');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(600);
    expect(withoutFile(addresses)).toEqual([]);
    expect(addresses.every((address) => address.startsWith(SITE))).toBe(true);
  });

  it('of news follow the protocol, and robots.txt names both', () => {
    const news = parse('sitemap-news.xml');
    expect(news.documentElement.nodeName).toBe('urlset');
    expect(withoutFile(texts(news, 'loc'))).toEqual([]);
    const robots = readBuilt('robots.txt');
    for (const name of ['sitemap.xml', 'sitemap-news.xml']) {
      expect(robots).toContain(`Sitemap: ${SITE}${name}`);
    }
  });
});
