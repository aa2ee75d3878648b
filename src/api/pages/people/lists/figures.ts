import type { PeoplePart } from '../../../../model/people/types.ts';
import { ok, type Result } from '../../../../model/result.ts';
import { getArticles } from '../../../calls/columns.ts';
import { leader } from '../../../calls/leaders.ts';
import type { Client } from '../../../client.ts';
import type { ApiError } from '../../../errors.ts';
import { asMissing } from '../../../missing.ts';
import type { ListQuery, LoadList } from '../../peopleList.ts';

type Part = Promise<Result<PeoplePart, ApiError>>;

const NONE: PeoplePart = { rows: [], hasMore: false };

/** Loads the reports about a leader: the articles of a column that the leader's answer names. */
export const figureReports: LoadList = async (client, asked) => {
  const answer = await leader(client, { id: asked.id });
  return answer.ok ? loadReports(client, answer.value.columnId, asked) : answer;
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
