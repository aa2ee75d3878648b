/** Tags: serves `tagScreenArticles`, `tagArticles` on host `app_if`. Wire form: src/docs/wireFields.md. */

import { findTagId, findTagName } from '../../sample/tags.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data } from '../envelope.ts';
import { listByTag, listTags } from '../store/articles.ts';
import { formatItem } from '../wire/item.ts';
import { PAGE_SIZE } from './paging.ts';

const FIRST_PAGE = 1;

/** Answers articles with a tag; pages count from 1 in this call (wire 17.13). */
const tagScreenArticles: Call = (context) => {
  const { db, params, addresses } = context;
  const name = nameOf(context);
  const page = Math.max(FIRST_PAGE, params.count('page', FIRST_PAGE));
  const offset = (page - FIRST_PAGE) * PAGE_SIZE;
  const rows = name === '' ? [] : listByTag(db, name, offset, PAGE_SIZE + 1);
  return data({
    list: rows.slice(0, PAGE_SIZE).map((row) => formatItem(row, addresses)),
    hasMore: rows.length > PAGE_SIZE,
  });
};

/** Returns the tag's name: by its id, or as sent without an id. */
function nameOf({ db, params }: CallContext): string {
  const id = params.count('tagId');
  if (id === 0) return params.text('tagName');
  return findTagName(id) ?? listTags(db).find((name) => findTagId(name) === id) ?? '';
}

export const tagCalls: Calls = { tagScreenArticles, tagArticles: tagScreenArticles };
