import { describe, expect, it } from 'vitest';
import {
  articleId,
  findIndex,
  generateArticle,
  listColumnArticles,
  listColumnIds,
  listRelated,
} from '../../../scripts/bench/publish/generatedSite.ts';

const SHAPE = { articles: 7, columns: 3 };

describe('the site of bench publish', () => {
  it('lists every article in exactly one column, the newest first', () => {
    const lists = listColumnIds(SHAPE).map((id) => listColumnArticles(SHAPE, id, 0, 20));
    expect(lists).toEqual([
      [6, 3, 0],
      [4, 1],
      [5, 2],
    ]);
  });

  it.each([
    ['the second page', 101, 2, 2, [0]],
    ['a page past the end', 101, 4, 2, []],
    ['an unknown column', 104, 0, 2, []],
  ])('lists %s', (_, columnId, offset, limit, indices) => {
    expect(listColumnArticles(SHAPE, columnId, offset, limit)).toEqual(indices);
  });

  it('relates the articles before, without the article itself', () => {
    expect(listRelated({ articles: 100, columns: 10 }, 73)).toEqual([63, 53, 43, 33, 23]);
    expect(listRelated({ articles: 100, columns: 10 }, 13)).toEqual([3, 93, 83, 73, 63]);
    expect(listRelated(SHAPE, 0)).toEqual([6, 3]);
    expect(listRelated({ articles: 1, columns: 1 }, 0)).toEqual([]);
  });

  it('finds articles by their ids', () => {
    expect(findIndex(SHAPE, articleId(6))).toBe(6);
    expect(findIndex(SHAPE, articleId(7))).toBeNull();
    expect(findIndex(SHAPE, Number.NaN)).toBeNull();
  });

  it('has the same text each time', () => {
    expect(generateArticle(SHAPE, 5)).toEqual(generateArticle(SHAPE, 5));
    expect(generateArticle(SHAPE, 5).title).not.toBe(generateArticle(SHAPE, 6).title);
  });

  it('has 1,500 characters, three pictures and five comments in each article', () => {
    const { paragraphs, pictures, comments } = generateArticle(SHAPE, 5);
    expect([...paragraphs.join('')]).toHaveLength(1_500);
    expect(pictures).toHaveLength(3);
    expect(comments).toHaveLength(5);
  });

  it('changes the title and the version with each edit', () => {
    const versions = [0, 1, 2].map((edits) => generateArticle(SHAPE, 5, edits));
    expect(new Set(versions.map(({ title }) => title)).size).toBe(3);
    const [first = 0, second = 0, third = 0] = versions.map(({ changedAt }) => changedAt);
    expect([second - first, third - second]).toEqual([1_000, 1_000]);
  });
});
