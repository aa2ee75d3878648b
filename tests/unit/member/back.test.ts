import { describe, expect, it } from 'vitest';
import { decideLoginReturn } from '../../../src/model/member/loginReturn.ts';
import { needsCorpus, readCorpusLines } from '../../helpers/corpora.ts';

const PAGE = { origin: 'https://news.example.test', pathname: '/news/login.html' };
const back = (to: string) => decideLoginReturn(`?${new URLSearchParams({ back: to })}`, PAGE);

describe('the address to return to after a login', () => {
  it.each([
    ['/news/newsDetail/12/345.html?x=1#comments', '/news/newsDetail/12/345.html?x=1#comments'],
    ['https://news.example.test/news/home.html', '/news/home.html'],
    ['/.//evil.example.test', '//evil.example.test'],
  ])('%s', (to, path) => expect(back(to)).toBe(PAGE.origin + path));

  it.each([
    '',
    'https://evil.example.test/',
    '//evil.example.test',
    '/\\evil.example.test',
    'javascript:alert(1)',
    'http://news.example.test/',
    'https://news.example.test.evil.example.test/',
    '/news/login.html',
    '/news/login.html?back=/news/home.html',
  ])('is empty for %j', (to) => expect(back(to)).toBe(''));

  it('is empty without the parameter', () => expect(decideLoginReturn('?x=1', PAGE)).toBe(''));
});

describe('open redirects (../shared/corpora)', () => {
  it('never lead away from the site', needsCorpus('open-redirect.txt'), () => {
    const kept = readCorpusLines('open-redirect.txt').flatMap((line) => [
      back(line),
      back(line.replaceAll('www.whitelisteddomain.tld', 'news.example.test')),
    ]);
    for (const link of kept) if (link !== '') expect(new URL(link).origin).toBe(PAGE.origin);
    expect(kept.length).toBeGreaterThan(400);
  });
});
