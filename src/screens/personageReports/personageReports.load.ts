import { getArticles } from '../../api/calls/columns.ts';
import { leader } from '../../api/calls/leaders.ts';
import type { ListSource } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import { toListPart } from '../../api/pages/columnPage.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { Leader } from '../../model/column/columnTypes.ts';
import { fail, ok } from '../../model/result.ts';

/** Returns the articles about a leader. */
export function createPersonageReports(id: string): ListSource<ListItem, Leader> {
  return {
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
  };
}
