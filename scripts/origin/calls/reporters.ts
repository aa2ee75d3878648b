/** Reporters and their posts. */

import { findAccount } from '../../sample/accounts.ts';
import { findDynamic, listDynamicsOfReporter, type SampleDynamic } from '../../sample/dynamics.ts';
import { findReporter } from '../../sample/reporters.ts';
import { answerFound, type Call, type CallContext, type Calls } from '../callContext.ts';
import { type Answer, data } from '../envelope.ts';
import { readReader } from '../idempotency.ts';
import { countByReporter, listByReporter } from '../store/articles.ts';
import { countFollowers, FOLLOWED, isFollowing } from '../store/follows.ts';
import { findByUserId } from '../store/members.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatGroups } from '../wire/files.ts';
import { formatItems } from '../wire/item.ts';
import { formatLooseNumber } from '../wire/loose.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { DYNAMICS_PER_PAGE, readPage, slicePage } from './paging.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Formats a post of a reporter or an account. */
export function formatDynamic(dynamic: SampleDynamic, addresses: Addresses) {
  const { id } = dynamic;
  return {
    id,
    ...formatAuthor(dynamic, addresses),
    title: dynamic.title,
    content: dynamic.text,
    created: formatWireTime(parseChinaTime(dynamic.at)),
    attachments: formatGroups(dynamic.files, addresses),
    countPraise: formatLooseNumber(dynamic.praises, id, 'countPraise'),
    countDiscuss: formatLooseNumber(dynamic.comments, id, 'countDiscuss'),
  };
}

function formatAuthor({ reporter, account = 0, nameless }: SampleDynamic, addresses: Addresses) {
  const ids = reporter === undefined ? { xyId: account } : { reporterId: reporter };
  if (nameless) return { ...ids, authorName: null, authorIcon: '', authorDuty: '' };
  const kind = reporter === undefined ? 'account' : 'reporter';
  const duty = reporter === undefined ? '' : findReporter(reporter)?.duty;
  const found = reporter === undefined ? findAccount(account) : findReporter(reporter);
  return {
    ...ids,
    authorName: found?.name ?? '',
    authorIcon: found ? addresses.logo(`${kind}-${found.id}.jpg`) : '',
    authorDuty: duty ?? '',
  };
}

const findRequested = ({ params }: CallContext) => findReporter(params.count('id'));

const authorInfo = answerFound(findRequested, (reporter, context) => {
  const { db, addresses } = context;
  const followed = { type: FOLLOWED.reporter, id: reporter.id };
  return {
    id: reporter.id,
    name: reporter.name,
    url: addresses.logo(`reporter-${reporter.id}.jpg`),
    duty: reporter.duty,
    description: reporter.description,
    articleCount: countByReporter(db, reporter.id),
    dynamicCount: listDynamicsOfReporter(reporter.id).length,
    followerCount: reporter.followers + countFollowers(db, followed),
    isFollow: isFollowing(db, followed, readReader(context)) ? 1 : 0,
  };
});

const reporterArticles: Call = ({ db, params, addresses }) => {
  const rows = listByReporter(db, params.count('id'), readPage(params));
  return data({ list: formatItems(rows, addresses) });
};

/** Answers the posts of a reporter. */
const getDynamicList: Call = ({ params, addresses }) => {
  const found = listDynamicsOfReporter(params.count('id', params.count('reporterId')));
  const list = slicePage(found, params, DYNAMICS_PER_PAGE);
  return data({ list: list.map((dynamic) => formatDynamic(dynamic, addresses)) });
};

/** Answers a post of a reporter or an account. */
const getDynamicDetail = answerFound(
  ({ params }) => findDynamic(params.count('id')),
  (found, { addresses }) => formatDynamic(found, addresses),
);

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
