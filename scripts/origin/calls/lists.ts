/** Lists of articles: of columns, of tags, and found ones. */

import { ADS } from '../../sample/ads.ts';
import { findColumn } from '../../sample/columns.ts';
import { findTagId, findTagName } from '../../sample/tags.ts';
import type { SampleColumn } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data } from '../envelope.ts';
import {
  findArticles,
  listByTag,
  listColumn,
  listHot,
  listTags,
  type StoredArticle,
  searchArticles,
} from '../store/articles.ts';
import { stripTags } from '../wire/content.ts';
import { findKind, formatItem, formatItems } from '../wire/item.ts';
import { formatListAd } from './ads.ts';
import { formatModule, formatTopModule, moduleView } from './modules.ts';
import { formatPage, PAGE_SIZE, readRange } from './paging.ts';

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
  const part = { offset, limit: PAGE_SIZE };
  const rows = skipShownArticles(listColumn(db, columnId, part), page, params.count('lastFileId'));
  const carousel = page > 0 ? [] : listColumn(db, columnId, { offset: 0, limit: top });
  return data({
    carousel: formatItems(carousel, addresses, columnId),
    list: formatItems(rows, addresses, columnId),
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
    ...(live && { liveArticles: formatItems(findArticles(db, live), addresses, column.id) }),
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
  const within = { columnId: params.id('columnId'), kind: findKind(params.text('articleType')) };
  const rows = searchArticles(db, params.text('key'), within, readRange(params));
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
  return data({ list: formatItems(listHot(db, days, HOT_LIMIT), addresses) });
};

const FIRST_PAGE = 1;

/** Answers articles with a tag; pages count from 1 in this call (wire 17.13). */
const tagScreenArticles: Call = (context) => {
  const { db, params, addresses } = context;
  const name = nameOf(context);
  const page = Math.max(FIRST_PAGE, params.count('page', FIRST_PAGE));
  const offset = (page - FIRST_PAGE) * PAGE_SIZE;
  const rows = name === '' ? [] : listByTag(db, name, { offset, limit: PAGE_SIZE + 1 });
  return data(formatPage(rows, (row) => formatItem(row, addresses)));
};

/** Returns the tag's name: by its id, or as sent without an id. */
function nameOf({ db, params }: CallContext): string {
  const id = params.count('tagId');
  if (id === 0) return params.text('tagName');
  return findTagName(id) ?? listTags(db).find((name) => findTagId(name) === id) ?? '';
}

export const listCalls: Calls = {
  getArticles,
  getArticlesNew: getArticles,
  moduleView,
  getModuleView: moduleView,
  searchAll,
  articleHot,
  tagScreenArticles,
  tagArticles: tagScreenArticles,
};
