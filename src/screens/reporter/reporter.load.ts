import { authorInfoCall, reporterArticlesCall, reporterInfo } from '../../api/calls/reporters.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import { reporterArticles } from '../../api/pages/community/lists/reporters.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { CommunityListPage, ReporterData } from '../../model/community/communityTypes.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [authorInfoCall(id), reporterArticlesCall({ id, page: 0 })] : [];

const NONE: CommunityListPage = { rows: [], hasMore: false };

/** Loads a reporter with the newest articles. */
export const loadReporter: LoadItem<ReporterData> = async (client, id) => {
  if (id === '') return fail({ kind: 'empty', message: 'no reporter', call: 'authorInfo' });
  const [reporter, first] = await Promise.all([
    reporterInfo(client, { id }),
    reporterArticles(client, { id, page: 0, lastId: '0' }),
  ]);
  if (!reporter.ok) return fail(asMissing(reporter.error));
  if (!first.ok && asMissing(first.error).kind !== 'empty') return first;
  return ok({
    reporter: reporter.value,
    first: first.ok ? first.value : NONE,
  });
};
