import { describe, expect, it } from 'vitest';
import { formatTagLink, TAG_PLACEHOLDERS } from '../../../src/model/article/tagLink.ts';
import { ROUTES, readPageParams } from '../../../src/routes.ts';

const PATTERN = `/news/tagList/${TAG_PLACEHOLDERS.id}.html?tagName=${TAG_PLACEHOLDERS.name}`;

describe('the address of a tag', () => {
  it.each([
    ['临望铁路', '/news/tagList/7.html?tagName=临望铁路'],
    ['C++ & #1', '/news/tagList/7.html?tagName=C%2B%2B%20%26%20%231'],
    ['50%', '/news/tagList/7.html?tagName=50%25'],
    ['"><b>', '/news/tagList/7.html?tagName=%22%3E%3Cb%3E'],
    ['a\ud800b', '/news/tagList/7.html?tagName=ab'],
    ['$&', '/news/tagList/7.html?tagName=%24%26'],
  ])('for %j is %s', (name, address) => {
    expect(formatTagLink(PATTERN, { id: '7', name })).toBe(address);
  });

  it('without an id is that of its name', () => {
    const link = formatTagLink(PATTERN, { id: '', name: '水利' });
    expect(link).toBe('/news/tagList.html?tagName=水利');
    expect(readPageParams(ROUTES.tagList, new URL(link, 'https://a.example'))).toEqual({
      tagName: '水利',
    });
  });

  it.each(['临望铁路', 'C++ & #1', '50%', '"><b>', "l'été", '🐦 鸟'])(
    'is parsed back to %j',
    (name) => {
      const url = new URL(formatTagLink(PATTERN, { id: '7', name }), 'https://a.example');
      expect(readPageParams(ROUTES.tagList, url)).toEqual({ tagId: '7', tagName: name });
    },
  );
});
