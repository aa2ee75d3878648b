import { describe, expect, it } from 'vitest';
import { formatInvalidationPath } from '../../../scripts/purge/cloudFrontApi.ts';
import { formatPurgeRequest } from '../../../scripts/purge/httpApi.ts';

const ADDRESS = 'https://news.example.test/site/newsDetail/12/345.html';
const EMPTY = { cdn: 'http', method: 'PURGE', url: '', headers: {}, token: 'k&1' } as const;

describe('formatPurgeRequest', () => {
  it.each([
    ['http://cache.example.test{path}', 'http://cache.example.test/site/newsDetail/12/345.html'],
    ['{url}', ADDRESS],
    [
      'https://api.example.test/{host}?url={url}&key={token}',
      'https://api.example.test/news.example.test?url=https%3A%2F%2Fnews.example.test%2Fsite%2FnewsDetail%2F12%2F345.html&key=k%261',
    ],
    ['https://api.example.test/{other}/{path', 'https://api.example.test/{other}/{path'],
  ])('fills the address %s', (url, filled) => {
    expect(formatPurgeRequest({ ...EMPTY, url }, ADDRESS).url).toBe(filled);
  });

  it('fills headers and body', () => {
    const headers = { Host: '{host}', 'X-Key': '{token}' };
    const body = '{"urls":["{url}","{path}"]}';
    expect(formatPurgeRequest({ ...EMPTY, headers, body }, ADDRESS)).toMatchObject({
      method: 'PURGE',
      headers: { Host: 'news.example.test', 'X-Key': 'k&1' },
      body: `{"urls":["${ADDRESS}","/site/newsDetail/12/345.html"]}`,
    });
  });
});

describe('formatInvalidationPath', () => {
  it.each([
    ['/site/home.html', '/site/home.html'],
    ['/', '/'],
    ['/~site/a.html', '/%7Esite/a.html'],
    ['/新闻/a b.html', '/%E6%96%B0%E9%97%BB/a%20b.html'],
    ['/a|b^[c].html', '/a%7Cb%5E%5Bc%5D.html'],
    ['/site/*', '/site/%2A'],
    ["/a-b_c.d!e'(f)/g*h", "/a-b_c.d!e'(f)/g*h"],
  ])('encodes %s', (path, encoded) => {
    expect(formatInvalidationPath(`https://news.example.test${path}`)).toBe(encoded);
  });
});
