import { reporterOf } from '../../edition/reporters.ts';
import type { Call, Calls } from '../call.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import { countByReporter, listByReporter } from '../store/articles.ts';
import { formatItem } from '../wire/item.ts';
import { PAGE_SIZE } from './lists.ts';

const authorInfo: Call = ({ db, params, addresses }) => {
  const reporter = reporterOf(params.count('id'));
  if (!reporter) return unknown;
  return data({
    id: reporter.id,
    name: reporter.name,
    url: addresses.look(`reporter-${reporter.id}.jpg`),
    duty: reporter.duty,
    description: reporter.description,
    articleCount: countByReporter(db, reporter.id),
    followerCount: reporter.followers,
  });
};

const reporterArticles: Call = ({ db, params, addresses }) => {
  const offset = params.count('page') * PAGE_SIZE;
  const rows = listByReporter(db, params.count('id'), offset, PAGE_SIZE);
  return data({ list: rows.map((row) => formatItem(row, addresses)) });
};

/** Portraits of readers: an address that redirects to a picture (interop section 10). */
const getPortrait: Call = ({ params, addresses }): Answer => ({
  kind: 'redirect',
  to: addresses.look(`reader-${params.count('uid') % 12}.jpg`),
});

export const peopleCalls: Calls = {
  authorInfo,
  reporterArticles,
  'amuc/api/member/getPortrait': getPortrait,
};
