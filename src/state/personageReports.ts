import { getArticles } from '../api/calls/columns.ts';
import { leader } from '../api/calls/leaders.ts';
import type { Client } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import { asMissing } from '../api/missingError.ts';
import type { ListItem } from '../model/article/articleTypes.ts';
import type { Leader } from '../model/column/columnTypes.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { createListPage, type ListPart } from './listPage.ts';

/** The articles about a leader. */
export const personageReports = createListPage<ListItem, Leader>();

export function loadPersonageReports(settings: Settings, id: string): Promise<void> {
  return personageReports.load(settings, {
    async loadFirst(client) {
      if (id === '') return fail({ kind: 'empty', message: 'no leader', call: 'leader' });
      const answer = await leader(client, { id });
      if (!answer.ok) return fail(asMissing(answer.error));
      const head = answer.value;
      if (head.columnId === '') return ok({ head, items: [], hasMore: false });
      const reports = await loadReports(client, head.columnId, 0);
      if (reports.ok) return ok({ head, ...reports.value });
      return reports.error.kind === 'empty' ? ok({ head, items: [], hasMore: false }) : reports;
    },
    next: (client, { head, page, lastId }) => loadReports(client, head.columnId, page, lastId),
  });
}

async function loadReports(
  client: Client,
  columnId: string,
  page: number,
  lastFileId?: string,
): Promise<Result<ListPart<ListItem>, ApiError>> {
  const answer = await getArticles(client, { columnId, page, lastFileId });
  if (!answer.ok) return answer;
  const { carousel, list, hasMore } = answer.value;
  return ok({ items: [...carousel, ...list], hasMore });
}
