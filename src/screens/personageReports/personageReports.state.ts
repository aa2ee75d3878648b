import { getArticles } from '../../api/calls/columns.ts';
import { leader } from '../../api/calls/leaders.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { Leader } from '../../model/column/columnTypes.ts';
import { fail, ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createListPage, toListPart } from '../../state/listPage.ts';

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
      const reports = toListPart(await getArticles(client, { columnId: head.columnId }));
      if (reports.ok) return ok({ head, ...reports.value });
      return reports.error.kind === 'empty' ? ok({ head, items: [], hasMore: false }) : reports;
    },
    next: async (client, { head: { columnId }, page, lastId }) =>
      toListPart(await getArticles(client, { columnId, page, lastFileId: lastId })),
  });
}
