import { describe, expect, it } from 'vitest';
import { listPurgeAddresses } from '../../../scripts/publish/cdnPurges.ts';

const SITE = { siteUrl: 'https://news.example.test', siteBase: '/site' };
const FRONT = ['/home.html', '/index.html', '', '/'].map(
  (path) => `https://news.example.test/site${path}`,
);

describe('listPurgeAddresses', () => {
  it.each<[readonly string[], readonly string[]]>([
    [[], []],
    [['newsDetail/12/345.html'], ['https://news.example.test/site/newsDetail/12/345.html']],
    [['sitemap.xml'], ['https://news.example.test/site/sitemap.xml']],
    [['home.html'], FRONT],
    [['index.html'], FRONT],
    [['home.html', 'index.html', 'home.html'], FRONT],
    [['columnDetail/home.html'], ['https://news.example.test/site/columnDetail/home.html']],
  ])('returns the addresses of %j', (paths, addresses) => {
    expect(listPurgeAddresses(paths, SITE)).toEqual(addresses);
  });

  it('names the root of the host once', () => {
    expect(listPurgeAddresses(['home.html'], { ...SITE, siteBase: '' })).toEqual([
      'https://news.example.test/home.html',
      'https://news.example.test/index.html',
      'https://news.example.test/',
    ]);
  });
});
