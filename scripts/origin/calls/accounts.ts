/** Accounts: their categories and pages. */

import { ACCOUNT_CATEGORIES, ACCOUNTS, findAccount } from '../../sample/accounts.ts';
import { listDynamicsOfAccount } from '../../sample/dynamics.ts';
import type { SampleAccount } from '../../sample/types.ts';
import { type Call, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { data } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countByAccount, countLikesOfAccount, listByAccount } from '../store/articles.ts';
import { readFollows } from '../store/follows.ts';
import { listQuestions } from '../store/questions.ts';
import { takePart } from '../table.ts';
import { formatItems } from '../wire/item.ts';
import { formatLooseNumber } from '../wire/loose.ts';
import { DYNAMICS_PER_PAGE, readPage, readRange, skipShown, slicePage } from './paging.ts';
import { formatWithAnswer } from './questions.ts';
import { formatDynamic } from './reporters.ts';

/** Formats an account with its numbers (wire 10.2): `topic` is its name. */
export function formatAccount(account: SampleAccount, context: CallContext) {
  const { db, addresses } = context;
  const { id } = account;
  const { followers, isFollowed } = readFollows(db, account, readReader(context));
  const articles = countByAccount(db).get(id) ?? 0;
  return {
    xyID: id,
    topic: account.name,
    description: account.description,
    icon: account.faceless ? '' : addresses.logo(`account-${id}.jpg`),
    banner: account.banner ? addresses.image(account.banner) : '',
    rssCount: formatLooseNumber(followers, id, 'rssCount'),
    articleCount: formatLooseNumber(articles, id, 'articleCount'),
    isFollow: isFollowed ? 1 : 0,
  };
}

/** `code` of the only tree of categories. */
const CODE = 'XYACCOUNT';

/** Parent of the top-level categories; it contains no accounts itself. */
const ROOT = 0;

const childrenOf = (id: number) => ACCOUNT_CATEGORIES.filter(({ parent }) => parent === id);

const formatCategories = (parent: number) =>
  childrenOf(parent).map(({ id, name }) => ({ catID: id, catName: name }));

/** Answers a bare array, as all calls of categories do. */
const getCats: Call = ({ params }) =>
  data(params.text('code') === CODE ? formatCategories(ROOT) : []);

const getSubCats: Call = ({ params }) => {
  const id = params.count('id');
  return data(id === ROOT ? [] : formatCategories(id));
};

/** Answers the accounts of a category and its subcategories. */
const getCatXys: Call = (context) => {
  const id = context.params.count('id');
  const below = id === ROOT ? [] : childrenOf(id);
  const categories = new Set([id, ...below.map((category) => category.id)]);
  const found = ACCOUNTS.filter(({ category }) => categories.has(category));
  const page = takePart(found, readRange(context.params));
  return data({ xys: page.map((account) => formatAccount(account, context)) });
};

const LIST = { articles: 0, videos: 1, questions: 2 } as const;
const MAX_RECOMMENDED = 8;

/** Returns the account's id: its name differs between the calls. */
const readId = ({ params }: CallContext): number => params.count('xyId', params.count('id'));

/** Answers an account; an unknown id is answered with an object, too. */
const getXyInfo: Call = (context) => {
  const { db, params } = context;
  const account = findAccount(params.count('id', params.count('xyId')));
  if (!account) return data({ articleCount: 0 });
  return data({
    ...formatAccount(account, context),
    countPraise: formatLooseNumber(countLikesOfAccount(db, account.id), account.id, 'countPraise'),
    xyStatus: account.status ?? 0,
    xyForbidden: account.forbidden ? 1 : 0,
  });
};

/** Answers an account's articles (`type` 0), videos (1) or questions to it (2). */
const getXyArticlesQuestion: Call = (context) => {
  const { db, params, addresses } = context;
  const accountId = readId(context);
  const type = params.count('type');
  const page = readPage(params);
  if (type === LIST.questions) {
    const viewer = readViewerId(context);
    const rows = listQuestions(db, { of: { accountId }, viewer, order: 'new', ...page });
    return data({ list: skipShown(rows, params).map((row) => formatWithAnswer(row, context)) });
  }
  return data({
    list: formatItems(listByAccount(db, accountId, type === LIST.videos, page), addresses),
  });
};

const getXyDynamic: Call = (context) => {
  const found = listDynamicsOfAccount(readId(context));
  const page = slicePage(found, context.params, DYNAMICS_PER_PAGE);
  return data({ list: page.map((dynamic) => formatDynamic(dynamic, context.addresses)) });
};

/** Answers accounts that the reader does not follow, those of the same category first. */
const recommendXys: Call = (context) => {
  const id = readId(context);
  const category = findAccount(id)?.category;
  const others = ACCOUNTS.filter(
    (account) =>
      account.id !== id && !readFollows(context.db, account, readReader(context)).isFollowed,
  );
  const alike = others.filter((account) => account.category === category);
  const rest = others.filter((account) => account.category !== category);
  const list = [...alike, ...rest].slice(0, MAX_RECOMMENDED);
  return data({ list: list.map((account) => formatAccount(account, context)) });
};

export const accountCalls: Calls = {
  getCats,
  getSubCats,
  getCatXys,
  getXyInfo,
  getXyArticlesQuestion,
  getXyDynamic,
  recommendXys,
};
