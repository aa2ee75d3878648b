/**
 * Reporters and their posts: serves `authorInfo`, `reporterArticles`, `getDynamicList`,
 * `getDynamicDetail`, `amuc/api/member/getPortrait` on host `app_if`. Wire form:
 * src/docs/wireFields.md.
 */

import { findDynamic, listDynamicsOfReporter } from '../../sample/dynamics.ts';
import { findReporter } from '../../sample/reporters.ts';
import type { Call, Calls } from '../callContext.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countByReporter, listByReporter } from '../store/articles.ts';
import { countFollowers, FOLLOWED, isFollowing } from '../store/follows.ts';
import { findByUserId } from '../store/members.ts';
import { formatDynamic } from '../wire/dynamic.ts';
import { formatItem } from '../wire/item.ts';
import { DYNAMICS_PER_PAGE, PAGE_SIZE, slicePage } from './paging.ts';

const authorInfo: Call = (context) => {
  const { db, params, addresses } = context;
  const reporter = findReporter(params.count('id'));
  if (!reporter) return unknown;
  const followed = { type: FOLLOWED.reporter, id: reporter.id };
  return data({
    id: reporter.id,
    name: reporter.name,
    url: addresses.logo(`reporter-${reporter.id}.jpg`),
    duty: reporter.duty,
    description: reporter.description,
    articleCount: countByReporter(db, reporter.id),
    dynamicCount: listDynamicsOfReporter(reporter.id).length,
    followerCount: reporter.followers + countFollowers(db, followed),
    isFollow: isFollowing(db, followed, readReader(context)) ? 1 : 0,
  });
};

const reporterArticles: Call = ({ db, params, addresses }) => {
  const offset = params.count('page') * PAGE_SIZE;
  const rows = listByReporter(db, params.count('id'), offset, PAGE_SIZE);
  return data({ list: rows.map((row) => formatItem(row, addresses)) });
};

/** Answers the posts of a reporter. */
const getDynamicList: Call = ({ params, addresses }) => {
  const found = listDynamicsOfReporter(params.count('id', params.count('reporterId')));
  const list = slicePage(found, params, DYNAMICS_PER_PAGE);
  return data({ list: list.map((dynamic) => formatDynamic(dynamic, addresses)) });
};

/** Answers a post of a reporter or an account. */
const getDynamicDetail: Call = ({ params, addresses }) => {
  const found = findDynamic(params.count('id'));
  return found ? data(formatDynamic(found, addresses)) : unknown;
};

/** Redirects to the portrait of a reader (wire 14.10). */
const getPortrait: Call = ({ db, params, addresses }): Answer => {
  const uid = params.count('uid');
  const head = findByUserId(db, uid)?.head ?? '';
  const drawn = addresses.logo(`reader-${uid % 12}.jpg`);
  return { kind: 'redirect', to: /^https?:\/\//.test(head) ? head : drawn };
};

export const reporterCalls: Calls = {
  authorInfo,
  reporterArticles,
  getDynamicList,
  getDynamicDetail,
  'amuc/api/member/getPortrait': getPortrait,
};
