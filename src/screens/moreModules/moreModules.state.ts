import { moduleView } from '../../api/calls/columns.ts';
import { asMissing } from '../../api/missingError.ts';
import type { Module, ModuleItem } from '../../model/column/columnTypes.ts';
import { hasMoreByMultiple, hasMoreByPage } from '../../model/paging.ts';
import { fail, ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createListPage, type ListPart } from '../../state/listPage.ts';

/** A module without its items. */
export type ModuleFacts = Pick<Module, 'kind' | 'name'>;

/** The page with all items of a module. */
export const moreModules = createListPage<ModuleItem, ModuleFacts>();

/** Opens a module. `name` is the one of the link; the name in the answer has precedence. */
export function loadModuleList(
  settings: Settings,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  return moreModules.load(settings, {
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
  });
}

/** Returns the items and whether there are more, by the rule for their type (product 4.12). */
function createListPart({ kind, items }: Module): ListPart<ModuleItem> {
  const byPage = kind === 'leaders' || kind === 'columns';
  const hasMore = byPage
    ? hasMoreByPage(items.length)
    : hasMoreByMultiple(items.length, items.length);
  return { items, hasMore };
}
