import { describe, expect, it } from 'vitest';
import {
  filterAppLink,
  filterImageLink,
  filterLink,
  filterMediaLink,
} from '../../../src/model/link.ts';
import { sameSiteLink } from '../../../src/model/sameSiteLink.ts';
import { needsCorpus, readCorpusEntries, readCorpusLines } from '../../helpers/corpora.ts';

const SITE = 'https://news.example.test';

describe('filterLink', () => {
  it.each([
    ['https://a.example.test/x?y#z', 'https://a.example.test/x?y#z'],
    ['  HTTP://A.example.test ', 'http://a.example.test/'],
    ['mailto:desk@example.test', 'mailto:desk@example.test'],
    ['tel:+10000000', 'tel:+10000000'],
    ['https://img.example.test//pad/(1).jpg', 'https://img.example.test//pad/(1).jpg'],
    ['/newsDetail/5/418.html?a#b', '/newsDetail/5/418.html?a#b'],
    ['#note', '#note'],
  ])('accepts %s', (raw, link) => expect(filterLink(raw)).toBe(link));

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://news.example.test/1',
    'file:///etc/hosts',
    'ftp://a.example.test',
    'app://x',
    'some free text',
    '图片存储;xy/202409/18/a.jpg',
    'http://',
    'https://a b/',
    'https:other.example.test',
    '/.//evil.example.test/x',
    '',
    ' ',
    null,
    5,
    ['https://a.example.test'],
    {},
  ])('refuses %j', (raw) => expect(filterLink(raw)).toBe(''));

  it.each([
    ['//other.example.test/x', 'https://other.example.test/x'],
    ['\\\\other.example.test', 'https://other.example.test/'],
    ['/\t/other.example.test', 'https://other.example.test/'],
  ])('reveals the real host of %j', (raw, link) => expect(filterLink(raw)).toBe(link));

  it('removes a user name that disguises the host', () =>
    expect(filterLink('https://news.example.test:x@other.example.test/')).toBe(
      'https://other.example.test/',
    ));

  it('resolves against a base', () => {
    expect(filterLink('b.html', `${SITE}/x/a.html`)).toBe(`${SITE}/x/b.html`);
    expect(filterLink('javascript:1', SITE)).toBe('');
    expect(filterLink('b.html', 'not a base')).toBe('');
  });

  it("accepts the app's scheme only when it is passed", () => {
    expect(filterLink('newsapp://article?id=1', '', 'newsapp')).toBe('newsapp://article?id=1');
    expect(filterLink('newsapp://article?id=1')).toBe('');
  });
});

describe('filterImageLink and filterMediaLink', () => {
  it.each([
    ['https://a.example.test/x?b=1&amp;c=2&amp;amp;d=3', 'https://a.example.test/x?b=1&c=2&d=3'],
    ['https://img.example.test/t0_(12X10)a.jpg.2', 'https://img.example.test/t0_(12X10)a.jpg.2'],
    ['/nis-pic/a.jpg', '/nis-pic/a.jpg'],
    ['图片存储;xy/a.jpg', ''],
    ['mailto:a@example.test', ''],
    ['data:image/svg+xml,<svg/>', ''],
    ['Zm9vYmFyYmF6cXV4Zm9vYg==', ''],
    ['#note', ''],
    ['', ''],
    [1, ''],
  ])('%s', (raw, link) => {
    expect(filterImageLink(raw)).toBe(link);
    expect(filterMediaLink(raw)).toBe(link);
  });
});

describe('sameSiteLink', () => {
  it.each([
    ['/a/b.html?x=1', `${SITE}/a/b.html?x=1`],
    ['a.html', `${SITE}/a.html`],
    [`${SITE}/a`, `${SITE}/a`],
    ['/.//evil.example.test', `${SITE}//evil.example.test`],
    ['http://news.example.test/a', ''],
    ['https://news.example.test.evil.example.test/', ''],
    ['//evil.example.test', ''],
    ['/\\evil.example.test', ''],
    ['javascript:alert(1)', ''],
    [`blob:${SITE}/1`, ''],
    ['', ''],
    [undefined, ''],
  ])('%s', (raw, link) => expect(sameSiteLink(raw, SITE)).toBe(link));

  it("returns '' without a site", () => expect(sameSiteLink('/a', '')).toBe(''));
});

describe('link corpora', () => {
  interface UrlCase {
    readonly input: string;
    readonly base: string | null;
  }

  const platform = (input: string, base: string | null): URL | null => {
    try {
      return new URL(input, base ?? undefined);
    } catch {
      return null;
    }
  };

  it('agrees with the platform on every URL test', needsCorpus('urltestdata.json'), () => {
    const cases = readCorpusEntries<UrlCase | string>('urltestdata.json');
    let followed = 0;
    for (const test of cases) {
      if (typeof test === 'string') continue;
      const link = filterLink(test.input, test.base ?? '');
      // Without a base a link is relative to its page.
      const seen =
        platform(test.input, test.base) ?? (test.base ? null : platform(test.input, SITE));
      if (link === '') {
        const isFollowable = seen !== null && /^(https?|mailto|tel):$/.test(seen.protocol);
        if (test.base && test.input !== '') expect(isFollowable, test.input).toBe(false);
        continue;
      }
      followed += 1;
      const read = new URL(link, SITE);
      expect([read.protocol, read.host], test.input).toEqual([seen?.protocol, seen?.host]);
    }
    expect(followed).toBeGreaterThan(200);
  });

  it('never leaves the site in a redirect', needsCorpus('open-redirect.txt'), () => {
    const lines = readCorpusLines('open-redirect.txt').map((line) =>
      line.replaceAll('www.whitelisteddomain.tld', 'news.example.test'),
    );
    for (const line of lines) {
      const link = sameSiteLink(line, `${SITE}/x/`);
      if (link === '') continue;
      expect(new URL(link).origin, line).toBe(SITE);
      const shown = filterLink(line);
      if (shown !== '') expect(new URL(shown, SITE).host, line).toBe(new URL(line, SITE).host);
    }
    expect(lines.length).toBeGreaterThan(200);
  });
});

describe('filterAppLink', () => {
  it.each([
    ['jichuan://open?id=1', 'jichuan://open?id=1'],
    ['JiChuan://open', 'jichuan://open'],
    ['jichuan:open', ''],
    ['https://a.example.test/', ''],
    ['javascript://%0aalert(1)', ''],
    ['java\tscript://%0aalert(1)', ''],
    ['data://text/html,x', ''],
    ['//a.example.test', ''],
    ['open', ''],
    [null, ''],
  ])('%j: %j', (raw, link) => expect(filterAppLink(raw)).toBe(link));
});
