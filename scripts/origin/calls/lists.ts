/**
 * Lists of articles, and search: serves `getArticles`, `getArticlesNew`, `moduleView`, `getModuleView`,
 * `searchAll`, `articleHot` on host `app_if`. Wire form: src/docs/wireFields.md.
 */

import { ADS } from '../../sample/ads.ts';
import { findColumn } from '../../sample/columns.ts';
import type { SampleColumn } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data } from '../envelope.ts';
import { findArticles, listColumn, listHot, searchArticles } from '../store/articles.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import { formatListAd } from '../wire/ad.ts';
import { stripTags } from '../wire/content.ts';
import { formatItem } from '../wire/item.ts';
import { formatModule, formatTopModule, moduleView } from './modules.ts';
import { PAGE_SIZE } from './paging.ts';

const HOT_DAYS = [1, 2, 3, 7] as const;
const HOT_LIMIT = 10;

const getArticles: Call = (context) => {
  const { db, params, addresses } = context;
  const columnId = params.count('columnId');
  const column = findColumn(columnId);
  // Older clients send the row instead of the page; it has precedence.
  const page = params.has('rowNumber')
    ? Math.floor(params.count('rowNumber') / PAGE_SIZE)
    : params.count('page');
  const top = column?.topCount ?? 0;
  const offset = (column?.topRepeats ? 0 : top) + page * PAGE_SIZE;
  const rows = skipShownArticles(
    listColumn(db, columnId, offset, PAGE_SIZE),
    page,
    params.count('lastFileId'),
  );
  const carousel = page === 0 && top > 0 ? listColumn(db, columnId, 0, top) : [];
  const format = (article: StoredArticle) => formatItem(article, addresses, columnId);
  return data({
    carousel: carousel.map(format),
    list: rows.map(format),
    modules: [],
    adv: [],
    ...(page === 0 && column && formatFirst(column, context)),
  });
};

/** Formats what only the first page of a column contains beside its rows. */
function formatFirst(column: SampleColumn, context: CallContext) {
  const { db, params, addresses } = context;
  const { modules = [], topModule, live } = column;
  return {
    modules: modules.map((module) => formatModule(module, context)),
    adv: params.text('adv') === '1' ? listAds(column, context) : [],
    ...(topModule && { topModule: formatTopModule(topModule, context) }),
    ...(live && {
      liveArticles: findArticles(db, live).map((row) => formatItem(row, addresses, column.id)),
    }),
  };
}

/** Skips rows that the previous page already contained, up to `lastFileId`; page 0 skips none. */
export function skipShownArticles(
  rows: StoredArticle[],
  page: number,
  lastFileId: number,
): StoredArticle[] {
  if (page === 0) return rows;
  const shown = rows.findIndex((row) => row.model.id === lastFileId);
  return rows.slice(shown + 1);
}

function listAds({ id }: SampleColumn, { addresses }: CallContext) {
  const ads = ADS.filter((ad) => ad.slot === 'list' && ad.columns.includes(id));
  return ads.map((ad, index) => formatListAd(ad, index, addresses));
}

/** Answers a bare array of items, each with its text. */
const searchAll: Call = ({ db, params, addresses }) => {
  const rows = searchArticles(
    db,
    params.text('key'),
    params.id('columnId') || null,
    params.count('start'),
    Math.min(params.count('count', PAGE_SIZE), 100),
  );
  return data(
    rows.map((row) => {
      const texts = (row.model.body ?? []).filter((block) => typeof block === 'string');
      const content = texts.join('') || stripTags(row.model.content ?? '');
      return { ...formatItem(row, addresses), content };
    }),
  );
};

const articleHot: Call = ({ db, params, addresses }) => {
  const days = HOT_DAYS[params.count('type')] ?? HOT_DAYS[0];
  return data({ list: listHot(db, days, HOT_LIMIT).map((row) => formatItem(row, addresses)) });
};

export const listCalls: Calls = {
  getArticles,
  getArticlesNew: getArticles,
  moduleView,
  getModuleView: moduleView,
  searchAll,
  articleHot,
};
