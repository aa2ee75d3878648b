import type { CommunityListPage } from '../../../../model/community/communityTypes.ts';
import { ok, type Result } from '../../../../model/result.ts';
import { getArticles } from '../../../calls/columns.ts';
import { leader } from '../../../calls/leaders.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';
import { asMissing } from '../../../missingError.ts';
import type { ListQuery, LoadList } from '../../communityList.ts';

type Part = Promise<Result<CommunityListPage, ApiError>>;

const NONE: CommunityListPage = { rows: [], hasMore: false };

/** Loads the reports about a leader: the articles of a column that the leader's answer names. */
export const figureReports: LoadList = async (client, query) => {
  const answer = await leader(client, { id: query.id });
  return answer.ok ? loadReports(client, answer.value.columnId, query) : answer;
};

/** Loads a page of a leader's column; an unknown column is empty. */
export async function loadReports(
  client: Client,
  columnId: string,
  { page, lastId }: Pick<ListQuery, 'page' | 'lastId'>,
): Part {
  if (columnId === '') return ok(NONE);
  const answer = await getArticles(client, { columnId, page, lastFileId: lastId });
  if (!answer.ok) {
    return asMissing(answer.error).kind === 'empty' ? ok(NONE) : answer;
  }
  const { carousel, list, hasMore } = answer.value;
  return ok({
    rows: [...carousel, ...list].map((item) => ({ kind: 'article', id: item.id, item })),
    hasMore,
  });
}
