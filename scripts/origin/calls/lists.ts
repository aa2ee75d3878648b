import { ADS } from '../../edition/ads.ts';
import { COLUMNS, findColumn } from '../../edition/columns.ts';
import type { EditionColumn, EditionModule } from '../../edition/types.ts';
import type { Call, CallContext, Calls } from '../call.ts';
import { data, unknown } from '../envelope.ts';
import {
  findArticles,
  listColumn,
  listHot,
  type StoredArticle,
  searchArticles,
} from '../store/articles.ts';
import { formatListAd } from '../wire/ad.ts';
import { stripTags } from '../wire/content.ts';
import { formatItem } from '../wire/item.ts';

/** Items on a page of a list; the parameter `count` is ignored (interop section 4). */
export const PAGE_SIZE = 20;
const HOT_DAYS = [1, 2, 3, 7] as const;
const HOT_LIMIT = 10;

const getArticles: Call = (context) => {
  const { db, params, addresses } = context;
  const columnId = params.count('columnId');
  const column = findColumn(columnId);
  // Older clients send the row instead of the page; it wins.
  const page = params.has('rowNumber')
    ? Math.floor(params.count('rowNumber') / PAGE_SIZE)
    : params.count('page');
  const top = column?.topCount ?? 0;
  const offset = (column?.topRepeats ? 0 : top) + page * PAGE_SIZE;
  const rows = dropShown(
    listColumn(db, columnId, offset, PAGE_SIZE),
    page,
    params.count('lastFileId'),
  );
  const carousel = page === 0 && top > 0 ? listColumn(db, columnId, 0, top) : [];
  const format = (article: StoredArticle) => formatItem(article, addresses, columnId);
  return data({
    carousel: carousel.map(format),
    list: rows.map(format),
    modules:
      page === 0 ? (column?.modules ?? []).map((module) => formatModule(module, context)) : [],
    adv: params.text('adv') === '1' && page === 0 ? listAds(column, context) : [],
  });
};

/** `lastFileId` removes what a page repeats; page 0 repeats nothing. */
export function dropShown(
  rows: StoredArticle[],
  page: number,
  lastFileId: number,
): StoredArticle[] {
  if (page === 0) return rows;
  const shown = rows.findIndex((row) => row.model.id === lastFileId);
  return rows.slice(shown + 1);
}

function listAds(column: EditionColumn | undefined, { addresses }: CallContext) {
  const ads = ADS.filter((ad) => ad.place === 'list' && column && ad.columns.includes(column.id));
  return ads.map((ad, index) => formatListAd(ad, index, addresses));
}

function formatModule(module: EditionModule, { db, addresses }: CallContext) {
  const articles = module.late ? [] : findArticles(db, module.articles);
  return {
    type: module.type,
    showType: 0,
    moduleID: module.id,
    name: module.name,
    count: module.articles.length,
    position: module.position,
    mark: '',
    showMore: module.target ? 1 : 0,
    videoStyle: 0,
    recommStyle: 0,
    fieldStyle: 0,
    displayStyle: 0,
    targetColumn: module.target ? { id: module.target, icon: '', style: '101', isJump: 1 } : {},
    charactor: articles.map((article) => formatItem(article, addresses)),
  };
}

const moduleView: Call = ({ db, params, addresses }) => {
  const id = params.count('id');
  const modules = COLUMNS.flatMap((column) => column.modules ?? []);
  const module = modules.find((candidate) => candidate.id === id);
  if (!module) return unknown;
  const articles = findArticles(db, module.articles);
  return data({
    type: module.type,
    list: articles.map((article) => formatItem(article, addresses)),
  });
};

/** A bare array of items, each with its text. */
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
  moduleView,
  getModuleView: moduleView,
  searchAll,
  articleHot,
};
