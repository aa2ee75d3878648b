import { describe, expect, it } from 'vitest';
import { decideStores, parseAppStores } from '../../../src/model/download/appStores.ts';
import { decideReturnLink } from '../../../src/model/download/returnLink.ts';
import { needsCorpus, readCorpusLines } from '../../helpers/corpora.ts';

const PAGE = { origin: 'https://news.example.test', pathname: '/news/downloadClient.html' };
const back = (to: string) => decideReturnLink(`?${new URLSearchParams({ templateUrl: to })}`, PAGE);
const article = 'https://news.example.test/news/newsDetail/12/345.html?x=1';

describe('decideReturnLink', () => {
  it.each([
    [article, article],
    [encodeURIComponent(article), article],
    [encodeURIComponent(encodeURIComponent(article)), article],
    ['/news/home.html', `${PAGE.origin}/news/home.html`],
    [encodeURIComponent('/news/home.html'), `${PAGE.origin}/news/home.html`],
  ])('%s', (to, link) => expect(back(to)).toBe(link));

  it.each([
    '',
    'home.html',
    '%',
    '%2F%E0%A4%A',
    'https://evil.example.test/',
    encodeURIComponent('https://evil.example.test/'),
    encodeURIComponent(encodeURIComponent('//evil.example.test')),
    '%2F%2Fevil.example.test',
    '/\\evil.example.test',
    'javascript:alert(1)',
    'java%73cript:alert(1)',
    'http://news.example.test/',
    'https://news.example.test@evil.example.test/',
    '/news/downloadClient.html?templateUrl=/news/home.html',
  ])('returns no link for %j', (to) => expect(back(to)).toBe(''));

  it('returns only links to the same origin', needsCorpus('open-redirect.txt'), () => {
    const lines = readCorpusLines('open-redirect.txt').flatMap((line) => [
      line,
      line.replaceAll('www.whitelisteddomain.tld', 'news.example.test'),
    ]);
    const ways = lines.flatMap((line) => {
      const once = encodeURIComponent(line);
      return [line, once, encodeURIComponent(once)].flatMap((to) => [
        back(to),
        // Without any encoding.
        decideReturnLink(`?templateUrl=${to}`, PAGE),
      ]);
    });
    for (const link of ways) if (link !== '') expect(new URL(link).origin).toBe(PAGE.origin);
    expect(ways.length).toBeGreaterThan(2400);
  });
});

describe('links to the app', () => {
  it.each([
    ['the app section', { app: { iosUrl: 'https://a.test/i', apkUrl: 'https://a.test/a.apk' } }],
    [
      'siteConfig',
      { siteConfig: { app: { appStore: 'https://a.test/i', androidUrl: 'https://a.test/a.apk' } } },
    ],
    ['top level', { iosDownloadUrl: ' https://a.test/i ', downloadUrl: 'https://a.test/a.apk' }],
    [
      'the next field when one is refused',
      {
        app: {
          iosUrl: 'javascript:alert(1)',
          appStore: 'https://a.test/i',
          androidUrl: 'data:,',
          apkUrl: 'https://a.test/a.apk',
        },
      },
    ],
  ])('are read from %s', (_, config) => {
    expect(parseAppStores(config)).toMatchObject({
      ios: 'https://a.test/i',
      market: '',
      android: 'https://a.test/a.apk',
    });
  });

  it.each([null, [], 'x', {}, { app: null }, { app: { iosUrl: 5, marketUrl: 'mailto:a@b.test' } }])(
    'are empty for %j',
    (config) =>
      expect(parseAppStores(config)).toEqual({ ios: '', market: '', android: '', description: '' }),
  );

  const all = { ios: 'i', market: 'm', android: 'a', description: '' };
  it.each([
    ['ios', ['ios']],
    ['android', ['market', 'android']],
    ['other', ['ios', 'market', 'android']],
  ] as const)('are those of the system %s', (system, kinds) => {
    expect(decideStores(all, system).map(({ kind }) => kind)).toEqual(kinds);
    expect(decideStores({ ...all, ios: '', market: '', android: '' }, system)).toEqual([]);
  });
});
