import { describe, expect, it } from 'vitest';
import {
  addSavedArticle,
  isPagePath,
  parseSavedArticles,
  removeSavedArticle,
  type SavedArticle,
} from '../../../src/model/saved/savedArticle.ts';

const article = (id: string, at = 1): SavedArticle => ({
  id,
  path: `newsDetail/12/${id}.html`,
  title: `江声 ${id}`,
  image: 'https://img.example.test/a.jpg',
  at,
});

describe('the page of a saved article', () => {
  it.each([
    ['newsDetail/12/345.html', true],
    ['newsDetail.html?columnId=12&id=345', true],
    ['newsDetail/345.html?isDigital=1', true],
    ['//evil.test/a.html', false],
    ['https://evil.test/a.html', false],
    ['javascript:alert(1)//.html', false],
    ['../../admin/a.html', false],
    ['newsDetail/../a.html', false],
    ['newsDetail/345.html#"><b', false],
    ['newsDetail/345', false],
    ['', false],
  ])('%j is a page of the site: %s', (path, expected) => expect(isPagePath(path)).toBe(expected));
});

describe('stored articles', () => {
  it('are read as they were stored', () => {
    const articles = [article('1'), article('2')];
    expect(parseSavedArticles(JSON.stringify(articles))).toEqual(articles);
  });

  it.each([
    ['no id', { ...article('1'), id: '' }],
    ['no title', { ...article('1'), title: ' ' }],
    ['a page of another site', { ...article('1'), path: '//evil.test/a.html' }],
    ['no time', { ...article('1'), at: 'x' }],
    ['no object', 7],
  ])('leave out an entry with %s', (_, entry) =>
    expect(parseSavedArticles(JSON.stringify([entry, article('2')]))).toEqual([article('2')]),
  );

  it('keep an article whose image is no image', () => {
    const stored = { ...article('1'), image: 'javascript:alert(1)' };
    expect(parseSavedArticles(JSON.stringify([stored]))).toEqual([{ ...article('1'), image: '' }]);
  });

  it.each([[null], [''], ['{}'], ['[']])('are none in %j', (stored) =>
    expect(parseSavedArticles(stored)).toEqual([]),
  );
});

describe('the list of saved articles', () => {
  it('has an article that is saved again first, and once', () => {
    const list = addSavedArticle([article('1'), article('2')], article('2', 9));
    expect(list).toEqual([article('2', 9), article('1')]);
  });

  it('loses the oldest beyond 200', () => {
    const full = Array.from({ length: 200 }, (_, n) => article(`${n}`));
    const list = addSavedArticle(full, article('new'));
    expect(list).toHaveLength(200);
    expect(list.some(({ id }) => id === '199')).toBe(false);
  });

  it('loses an article that is removed', () =>
    expect(removeSavedArticle([article('1'), article('2')], '1')).toEqual([article('2')]));
});
