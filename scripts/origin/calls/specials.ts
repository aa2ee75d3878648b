/**
 * Specials: serves `getSubSpecialArticles`, `getSubject` on host `app_if`. Wire form:
 * src/docs/wireFields.md.
 */

import { ARTICLES } from '../../sample/articles.ts';
import { findColumn, listChildColumns } from '../../sample/columns.ts';
import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findArticle, listColumns } from '../store/articles.ts';
import { listTitleImages } from '../wire/images.ts';
import { formatItem } from '../wire/item.ts';
import { PAGE_SIZE } from './paging.ts';

/** Lists the ids of a special's column and its subcolumns. */
export function listSpecialColumns(columnId: number): readonly number[] {
  const below = listChildColumns(columnId).flatMap(({ id }) => listSpecialColumns(id));
  return [columnId, ...below];
}

/** Answers all articles of a special, newest first, each once. */
const getSubSpecialArticles: Call = ({ db, params, addresses }) => {
  const columnId = params.count('columnId');
  const offset = params.count('page') * PAGE_SIZE;
  const rows = listColumns(db, listSpecialColumns(columnId), offset, PAGE_SIZE + 1);
  return data({
    list: rows.slice(0, PAGE_SIZE).map((row) => formatItem(row, addresses, columnId)),
    hasMore: rows.length > PAGE_SIZE,
  });
};

/** Answers the header of a special by its column's id. */
const getSubject: Call = ({ db, params, addresses }) => {
  const column = findColumn(params.count('id'));
  const written = ARTICLES.find(({ specialColumn }) => specialColumn === column?.id);
  const model = written && findArticle(db, written.id)?.model;
  if (!column || !model) return unknown;
  const [picture] = listTitleImages(model);
  const head = column.topPicture ?? picture;
  return data({
    id: column.id,
    name: column.name,
    abstract: model.abstract ?? column.description ?? '',
    headPic: head ? addresses.image(head) : '',
    articleId: String(model.id),
  });
};

export const specialCalls: Calls = { getSubSpecialArticles, getSubject };
