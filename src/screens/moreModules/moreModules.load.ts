import { moduleCall, moduleView } from '../../api/calls/columns.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Module, ModuleItem } from '../../model/column/columnTypes.ts';
import { hasMoreByMultiple, hasMoreByPage } from '../../model/paging.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [moduleCall({ id })] : []);

/** A module without its items. */
export type ModuleFacts = Pick<Module, 'kind' | 'name'>;

/** Returns all items of a module. `name` is the one of the link; the name in the answer has precedence. */
export function createModuleList({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): ListSource<ModuleItem, ModuleFacts> {
  return {
    async loadFirst(client) {
      if (id === '') return fail({ kind: 'empty', message: 'no module', call: 'moduleView' });
      const answer = await moduleView(client, { id, name });
      if (!answer.ok) return fail(asMissing(answer.error));
      const { kind, name: own } = answer.value;
      return ok({ head: { kind, name: own }, ...createListPart(answer.value) });
    },
    async next(client, { head, page }) {
      const answer = await moduleView(client, { id, page });
      if (!answer.ok) return answer;
      // Items of another type cannot be shown in this list.
      if (answer.value.kind !== head.kind) return ok({ items: [], hasMore: false });
      return ok(createListPart(answer.value));
    },
  };
}

/** Returns the items and whether there are more, by the rule for their type (product 4.12). */
function createListPart({ kind, items }: Module): ListPart<ModuleItem> {
  const byPage = kind === 'leaders' || kind === 'columns';
  const hasMore = byPage
    ? hasMoreByPage(items.length)
    : hasMoreByMultiple(items.length, items.length);
  return { items, hasMore };
}
