import { moduleView } from '../api/calls/columns.ts';
import { asMissing } from '../api/missing.ts';
import type { Module } from '../model/column/types.ts';
import { hasMoreByMultiple, hasMoreByPage } from '../model/paging.ts';
import { fail, ok } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { createListPage, type ListPart } from './listPage.ts';

export type ModuleItem = Module['items'][number];

/** What a module is, without its items. */
export type ModuleFacts = Pick<Module, 'kind' | 'name'>;

/** All that a module shows. */
export const moreModules = createListPage<ModuleItem, ModuleFacts>();

/** `name` as the link said it; the answer's own wins. */
export function openModule(
  settings: Settings,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  return moreModules.open(settings, {
    async open(client) {
      if (id === '') return fail({ kind: 'empty', message: 'no module', call: 'moduleView' });
      const answer = await moduleView(client, { id, name });
      if (!answer.ok) return fail(asMissing(answer.error));
      const { kind, name: own } = answer.value;
      return ok({ head: { kind, name: own }, ...partOf(answer.value) });
    },
    async next(client, { head, page }) {
      const answer = await moduleView(client, { id, page });
      if (!answer.ok) return answer;
      // A page of another type could not stand among these.
      if (answer.value.kind !== head.kind) return ok({ items: [], hasMore: false });
      return ok(partOf(answer.value));
    },
  });
}

/** More flags by what is listed (product 4.12). */
function partOf({ kind, items }: Module): ListPart<ModuleItem> {
  const byPage = kind === 'leaders' || kind === 'columns';
  const hasMore = byPage
    ? hasMoreByPage(items.length)
    : hasMoreByMultiple(items.length, items.length);
  return { items, hasMore };
}
