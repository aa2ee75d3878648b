import { describe, expect, it } from 'vitest';
import { ARTICLES } from '../../scripts/sample/articles.ts';
import { COLUMNS } from '../../scripts/sample/columns.ts';
import { parseActivity } from '../../src/model/activity/detail.ts';
import { parseActivityItem } from '../../src/model/activity/normaliseActivity.ts';
import { parseArticle } from '../../src/model/article/normaliseArticle.ts';
import { arrangeRows, formatRowKey } from '../../src/model/column/feedRows.ts';
import { parseColumnPage } from '../../src/model/column/normaliseColumn.ts';
import { parseColumns } from '../../src/model/site/column.ts';
import { GUESSED_FIELDS, varyFields } from './guessedFields.ts';
import { runOrigin, type Wire } from './originClient.ts';

/**
 * Fields without a documented meaning hide, remove and reorder nothing: an answer of the
 * origin normalises alike without them and with them at the odd values of real servers.
 */

const origin = runOrigin();
const SEEDS = [1, 2, 3, 4, 5];

const get = async (call: string, params: Readonly<Record<string, string | number>>) =>
  (await origin.get(call, params)).data;

/** The lists of a page of a column with their rows varied. */
function varyPage(page: Wire, seed: number | null): Wire {
  const vary = (rows: unknown) =>
    (Array.isArray(rows) ? rows : []).map((row: Wire, index) =>
      varyFields(row, GUESSED_FIELDS.row, seed === null ? null : seed + index),
    );
  const modules = (Array.isArray(page.modules) ? page.modules : []).map((module: Wire) => ({
    ...module,
    ...(Number(module.type) === 0 && { charactor: vary(module.charactor) }),
  }));
  return { ...page, list: vary(page.list), carousel: vary(page.carousel), modules };
}

/** What a page shows, in its order. */
function readPage(wire: Wire) {
  const page = parseColumnPage(wire);
  return {
    carousel: page.carousel.map(({ id }) => id),
    rows: arrangeRows(page).map(formatRowKey),
    items: page.list.map(({ id, kind, title, url, linkId, publishedAt, changedAt, pictures }) => ({
      id,
      kind,
      title,
      url,
      linkId,
      publishedAt,
      changedAt,
      pictures,
    })),
    hasMore: page.hasMore,
  };
}

describe('fields without a documented meaning change nothing', () => {
  it('in the lists of all columns', async () => {
    let rows = 0;
    for (const { id } of COLUMNS) {
      const page = await get('getArticles', { columnId: id, page: 0 });
      const plain = readPage(varyPage(page, null));
      rows += plain.items.length;
      for (const seed of SEEDS) expect(readPage(varyPage(page, seed)), `${id}`).toEqual(plain);
    }
    expect(rows).toBeGreaterThan(100);
  });

  it('in the tree of columns', async () => {
    for (const { id } of [{ id: 0 }, ...COLUMNS]) {
      const { columns } = await get('getColumns', { parentColumnId: id });
      const read = (seed: number | null) =>
        parseColumns(
          (columns as Wire[]).map((column, index) =>
            varyFields(column, GUESSED_FIELDS.column, seed === null ? null : seed + index),
          ),
        );
      for (const seed of SEEDS) expect(read(seed), `${id}`).toEqual(read(null));
    }
  });

  it('in articles', async () => {
    const articles = ARTICLES.filter(({ id, paper }) => !paper && (id < 2000 || id >= 2600));
    expect(articles.length).toBeGreaterThan(20);
    for (const { id } of articles) {
      const detail = await get('getArticleContent', { articleId: id });
      const plain = parseArticle(varyFields(detail, GUESSED_FIELDS.detail, null));
      for (const seed of SEEDS) {
        const varied = varyFields(detail, GUESSED_FIELDS.detail, seed);
        expect(parseArticle(varied), `${id}`).toEqual(plain);
      }
    }
  });

  it('in activities', async () => {
    const { list } = await get('activityList', { catID: -1, page: 0 });
    expect((list as Wire[]).length).toBeGreaterThan(3);
    for (const item of list as Wire[]) {
      const detail = await get('activityDetail', { fileId: String(item.fileId) });
      const read = (seed: number | null) => [
        parseActivityItem(varyFields(item, GUESSED_FIELDS.activity, seed)),
        parseActivity(varyFields(detail, GUESSED_FIELDS.activity, seed)),
      ];
      for (const seed of SEEDS) expect(read(seed)).toEqual(read(null));
    }
  });
});
