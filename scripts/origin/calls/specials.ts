import { childrenOf, findColumn } from '../../sample/columns.ts';
import { ARTICLES } from '../../sample/edition.ts';
import type { Call, Calls } from '../call.ts';
import { data, unknown } from '../envelope.ts';
import { findArticle, listColumns } from '../store/articles.ts';
import { formatItem } from '../wire/item.ts';
import { titlePicturesOf } from '../wire/pictures.ts';
import { PAGE_SIZE } from './pages.ts';

/** A special's own column and all below it. */
export function columnsOfSpecial(columnId: number): readonly number[] {
  const below = childrenOf(columnId).flatMap(({ id }) => columnsOfSpecial(id));
  return [columnId, ...below];
}

/** All articles of a special, newest first, each once. */
const getSubSpecialArticles: Call = ({ db, params, addresses }) => {
  const columnId = params.count('columnId');
  const offset = params.count('page') * PAGE_SIZE;
  const rows = listColumns(db, columnsOfSpecial(columnId), offset, PAGE_SIZE + 1);
  return data({
    list: rows.slice(0, PAGE_SIZE).map((row) => formatItem(row, addresses, columnId)),
    hasMore: rows.length > PAGE_SIZE,
  });
};

/** The head of a special, for one that is known by its column alone. */
const getSubject: Call = ({ db, params, addresses }) => {
  const column = findColumn(params.count('id'));
  const written = ARTICLES.find(({ specialColumn }) => specialColumn === column?.id);
  const model = written && findArticle(db, written.id)?.model;
  if (!column || !model) return unknown;
  const [picture] = titlePicturesOf(model);
  const head = column.topPicture ?? picture;
  return data({
    id: column.id,
    name: column.name,
    abstract: model.abstract ?? column.description ?? '',
    headPic: head ? addresses.picture(head) : '',
    articleId: String(model.id),
  });
};

export const specialCalls: Calls = { getSubSpecialArticles, getSubject };
