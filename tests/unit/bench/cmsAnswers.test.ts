import { describe, expect, it } from 'vitest';
import { createCmsAnswers, findNewestArticle } from '../../../scripts/bench/publish/cmsAnswers.ts';
import { parseArticle } from '../../../src/model/article/normaliseArticle.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';

const SHAPE = { articles: 50, columns: 2 };
const SITE_ID = '1';
const { index, id, columnId } = findNewestArticle(SHAPE);

const createCms = () => {
  const { answer, ...cms } = createCmsAnswers(SHAPE, SITE_ID);
  const read = (name: string, params: Record<string, string>) =>
    answer(name, new URLSearchParams(params));
  return {
    ...cms,
    read,
    article: () => parseArticle(read('getArticleContent', { articleId: id })),
    rows: (page = '0') => parseColumnPage(read('getArticles', { columnId, page })).list,
  };
};

describe('the CMS stand-in of bench publish', () => {
  it('answers an article with its pictures in the body', () => {
    const article = createCms().article();
    expect(article).toMatchObject({ id, columnId, siteId: SITE_ID, kind: 'news' });
    expect(
      JSON.stringify(article).match(/media\.example\.test\/\d+-[012]_/g)?.length,
    ).toBeGreaterThan(2);
  });

  it('answers 20 rows a page, to the end', () => {
    const cms = createCms();
    expect([cms.rows('0').length, cms.rows('1').length, cms.rows('2').length]).toEqual([20, 5, 0]);
    expect(cms.rows()[0]).toMatchObject({ id, columnId });
  });

  it('answers that an unknown article is missing', () => {
    expect(createCms().read('getArticleContent', { articleId: '1' })).toBe('empty');
  });

  it('shows an edit with the same newer version in the list and in the article', () => {
    const cms = createCms();
    const before = cms.article();
    cms.edit(index);
    const after = cms.article();
    expect(after?.title).not.toBe(before?.title);
    expect(after?.changedAt).toBeGreaterThan(before?.changedAt ?? Number.NaN);
    expect(cms.rows()[0]).toMatchObject({ title: after?.title, changedAt: after?.changedAt });
  });

  it('lists an added article first', () => {
    const cms = createCms();
    cms.add();
    expect(cms.rows()[0]).toMatchObject({ id: String(Number(id) + 2) });
    expect(cms.rows()[1]).toMatchObject({ id });
  });
});
