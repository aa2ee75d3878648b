import { describe, expect, it } from 'vitest';
import { decideReturnLink } from '../../../src/model/download/returnLink.ts';
import {
  completeDownloadLink,
  linkToDownload,
} from '../../../src/screens/download/linkToDownload.ts';

const SITE = { siteUrl: 'https://news.example.test', base: '/news' };
const FROM = '/news/signupdetail.html?id=6011';

describe('linkToDownload', () => {
  it('names a page that the download page leads back to', () => {
    const { pathname, search } = new URL(linkToDownload(FROM, SITE.base), SITE.siteUrl);
    expect(pathname).toBe('/news/downloadClient.html');
    expect(decideReturnLink(search, { origin: SITE.siteUrl, pathname })).toBe(SITE.siteUrl + FROM);
  });
});

describe('completeDownloadLink', () => {
  const query = `?templateUrl=${encodeURIComponent(FROM)}`;

  it.each([
    ['https://news.example.test/news/downloadClient.html', query],
    ['/news/downloadClient.html', query],
    ['https://news.example.test/news/home.html', ''],
    ['https://apps.example.test/jichuan.apk', ''],
    ['', ''],
  ])('of %j', (address, added) =>
    expect(completeDownloadLink(address, FROM, SITE.base)).toBe(address + added),
  );
});
