import { tagScreenArticles } from '../../api/calls/tags.ts';
import type { ListItem, Tag } from '../../model/article/articleTypes.ts';
import { fail, ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createListPage } from '../../state/listPage.ts';

/** The articles of a tag. */
export const tagList = createListPage<ListItem, Tag>();

/** Loads the first page of a tag; pages of tags are counted from 1 (wire 17.13). */
export function loadTagList(settings: Settings, { id, name }: Tag): Promise<void> {
  return tagList.load(settings, {
    async loadFirst(client) {
      if (id === '' && name === '') {
        return fail({ kind: 'empty', message: 'no tag', call: 'tagScreenArticles' });
      }
      const answer = await tagScreenArticles(client, { id, name, page: 1 });
      if (!answer.ok) return answer;
      const { list: items, hasMore } = answer.value;
      return ok({ head: { id, name: name || findTagName(id, items) }, items, hasMore });
    },
    async next(client, { page }) {
      const answer = await tagScreenArticles(client, { id, name, page: page + 1 });
      if (!answer.ok) return answer;
      return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
    },
  });
}

/** Returns the name of a tag, which its articles contain; '' when none does. */
function findTagName(id: string, items: readonly ListItem[]): string {
  for (const { tags } of items) {
    const tag = tags.find((each) => each.id === id);
    if (tag) return tag.name;
  }
  return '';
}
