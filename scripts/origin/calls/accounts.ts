/**
 * Categories of accounts: serves `getCats`, `getSubCats`, `getCatXys` on host `app_if`. Wire
 * form: src/docs/wireFields.md.
 */

import { ACCOUNT_CATEGORIES, ACCOUNTS } from '../../sample/accounts.ts';
import type { Call, Calls } from '../callContext.ts';
import { data } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countByAccount } from '../store/articles.ts';
import { readFollows } from '../store/follows.ts';
import { formatAccount } from '../wire/account.ts';
import { PAGE_SIZE } from './paging.ts';

/** `code` of the only tree of categories. */
const CODE = 'XYACCOUNT';
const MAX_COUNT = 100;

/** Parent of the top-level categories; it contains no accounts itself. */
const ROOT = 0;

const childrenOf = (id: number) => ACCOUNT_CATEGORIES.filter(({ parent }) => parent === id);

const formatCategories = (parent: number) =>
  childrenOf(parent).map(({ id, name }) => ({
    catID: id,
    catName: name,
  }));

/** Answers a bare array, as all calls of categories do. */
const getCats: Call = ({ params }) =>
  data(params.text('code') === CODE ? formatCategories(ROOT) : []);

const getSubCats: Call = ({ params }) => {
  const id = params.count('id');
  return data(id === ROOT ? [] : formatCategories(id));
};

/** Answers the accounts of a category and its subcategories. */
const getCatXys: Call = (context) => {
  const { db, params } = context;
  const id = params.count('id');
  const below = id === ROOT ? [] : childrenOf(id);
  const categories = new Set([id, ...below.map((category) => category.id)]);
  const start = params.count('start');
  const count = Math.min(params.count('count', PAGE_SIZE), MAX_COUNT);
  const articles = countByAccount(db);
  const found = ACCOUNTS.filter(({ category }) => categories.has(category));
  return data({
    xys: found.slice(start, start + count).map((account) =>
      formatAccount(
        account,
        {
          ...readFollows(db, account, readReader(context)),
          articles: articles.get(account.id) ?? 0,
        },
        context.addresses,
      ),
    ),
  });
};

export const accountCalls: Calls = { getCats, getSubCats, getCatXys };
