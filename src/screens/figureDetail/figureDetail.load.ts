import { leader, leaderCall } from '../../api/calls/leaders.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import { loadReports } from '../../api/pages/community/lists/figures.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { FigureData } from '../../model/community/communityTypes.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [leaderCall(id)] : []);

/** Loads a leader with the newest reports, from the column that the leader's answer names. */
export const loadFigureDetail: LoadItem<FigureData> = async (client, id) => {
  if (id === '') return fail({ kind: 'empty', message: 'no leader', call: 'leader' });
  const answer = await leader(client, { id });
  if (!answer.ok) return fail(asMissing(answer.error));
  const first = await loadReports(client, answer.value.columnId, { page: 0, lastId: '0' });
  if (!first.ok) return first;
  return ok({ leader: answer.value, first: first.value });
};
