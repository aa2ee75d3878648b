/**
 * Pages of accounts: serves `getXyInfo`, `getXyArticlesQuestion`, `getXyDynamic`, `recommendXys`
 * on host `app_if`. Wire form: src/docs/wireFields.md.
 */

import { ACCOUNTS, findAccount } from '../../sample/accounts.ts';
import { listDynamicsOfAccount } from '../../sample/dynamics.ts';
import type { SampleAccount } from '../../sample/types.ts';
import { type Call, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { data } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countByAccount, countLikesOfAccount, listByAccount } from '../store/articles.ts';
import { readFollows } from '../store/follows.ts';
import { listQuestions } from '../store/questions.ts';
import { formatAccount, formatAccountInfo } from '../wire/account.ts';
import { formatDynamic } from '../wire/dynamic.ts';
import { formatItem } from '../wire/item.ts';
import { DYNAMICS_PER_PAGE, PAGE_SIZE, skipShown, slicePage } from './paging.ts';
import { formatWithAnswer } from './questions.ts';

const LIST = { articles: 0, videos: 1, questions: 2 } as const;
const MAX_RECOMMENDED = 8;

const countsOf = (account: SampleAccount, context: CallContext) => ({
  ...readFollows(context.db, account, readReader(context)),
  articles: countByAccount(context.db).get(account.id) ?? 0,
});

/** Answers an account; an unknown id is answered with an object, too. */
const getXyInfo: Call = (context) => {
  const { db, params, addresses } = context;
  const account = findAccount(params.count('id', params.count('xyId')));
  if (!account) return data({ articleCount: 0 });
  const praises = countLikesOfAccount(db, account.id);
  return data(formatAccountInfo(account, { ...countsOf(account, context), praises }, addresses));
};

/** Answers an account's articles (`type` 0), videos (1) or questions to it (2). */
const getXyArticlesQuestion: Call = (context) => {
  const { db, params, addresses } = context;
  const id = params.count('xyId', params.count('id'));
  const type = params.count('type');
  const offset = params.count('page') * PAGE_SIZE;
  if (type === LIST.questions) {
    const rows = listQuestions(db, {
      of: { accountId: id },
      viewer: readViewerId(context),
      order: 'new',
      offset,
      limit: PAGE_SIZE,
    });
    return data({ list: skipShown(rows, params).map((row) => formatWithAnswer(row, context)) });
  }
  const isVideo = type === LIST.videos;
  const rows = listByAccount(db, id, { isVideo, offset, limit: PAGE_SIZE });
  return data({ list: rows.map((row) => formatItem(row, addresses)) });
};

const getXyDynamic: Call = ({ params, addresses }) =>
  data({
    list: slicePage(
      listDynamicsOfAccount(params.count('xyId', params.count('id'))),
      params,
      DYNAMICS_PER_PAGE,
    ).map((dynamic) => formatDynamic(dynamic, addresses)),
  });

/** Answers accounts that the reader does not follow, those of the same category first. */
const recommendXys: Call = (context) => {
  const { db, params, addresses } = context;
  const id = params.count('xyId', params.count('id'));
  const category = findAccount(id)?.category;
  const others = ACCOUNTS.filter(
    (account) => account.id !== id && !readFollows(db, account, readReader(context)).isFollowed,
  );
  const alike = others.filter((account) => account.category === category);
  const rest = others.filter((account) => account.category !== category);
  return data({
    list: [...alike, ...rest]
      .slice(0, MAX_RECOMMENDED)
      .map((account) => formatAccount(account, countsOf(account, context), addresses)),
  });
};

export const accountPageCalls: Calls = {
  getXyInfo,
  getXyArticlesQuestion,
  getXyDynamic,
  recommendXys,
};
