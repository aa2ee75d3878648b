import type { FigureData } from '../../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../../model/result.ts';
import { leader } from '../../calls/leaders.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';
import { loadReports } from './lists/figures.ts';

/** Loads a leader with the newest reports, from the column that the leader's answer names. */
export async function loadFigureDetail(
  client: Client,
  id: string,
): Promise<Result<FigureData, ApiError>> {
  if (id === '') return fail({ kind: 'empty', message: 'no leader', call: 'leader' });
  const answer = await leader(client, { id });
  if (!answer.ok) return fail(asMissing(answer.error));
  const first = await loadReports(client, answer.value.columnId, { page: 0, lastId: '0' });
  if (!first.ok) return first;
  return ok({ leader: answer.value, first: first.value });
}
