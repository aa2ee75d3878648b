import { columnCall, getArticles, getColumn } from '../../api/calls/columns.ts';
import { getSubSpecialArticles, specialArticlesCall } from '../../api/calls/specials.ts';
import type { Client } from '../../api/client.ts';
import type { ListSource } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import { toListPart } from '../../api/pages/columnPage.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { fail, ok } from '../../model/result.ts';
import type { Column } from '../../model/site/siteTypes.ts';

export const listFirstCalls: ListFirstCalls = ({ columnId }) =>
  columnId ? [specialArticlesCall(columnId, 0), columnCall(columnId)] : [];

/** Returns all articles of a part of a special; the head is null when its column failed to load. */
export function createSpecialPart(columnId: string): ListSource<ListItem, Column | null> {
  /** Servers without the call for parts of specials have the one for columns. */
  let isPlain = false;
  const load = async (client: Client, page: number, lastId?: string) => {
    if (!isPlain) {
      const answer = await getSubSpecialArticles(client, { columnId, page });
      if (answer.ok) return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
      if (page > 0 || !['status', 'empty', 'malformed'].includes(answer.error.kind)) return answer;
      isPlain = true;
    }
    return toListPart(await getArticles(client, { columnId, page, lastFileId: lastId }));
  };
  return {
    async loadFirst(client) {
      if (columnId === '') {
        return fail({ kind: 'empty', message: 'no column', call: 'getColumn' });
      }
      const [column, part] = await Promise.all([getColumn(client, { columnId }), load(client, 0)]);
      if (!part.ok) return part;
      const isNothing = !column.ok && part.value.items.length === 0;
      return isNothing
        ? fail(asMissing(column.error))
        : ok({ head: column.ok ? column.value : null, ...part.value });
    },
    next: (client, { page, lastId }) => load(client, page, lastId),
  };
}
