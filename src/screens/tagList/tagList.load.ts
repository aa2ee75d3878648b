import { tagCall, tagScreenArticles } from '../../api/calls/tags.ts';
import type { ListSource } from '../../api/listSource.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { ListItem, Tag } from '../../model/article/articleTypes.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ tagId: id = '', tagName: name = '' }) =>
  id || name ? [tagCall({ id, name, page: 1 })] : [];

/** Returns the articles of a tag. Pages of tags are counted from 1 (wire 17.13). */
export function createTagList({ id, name }: Tag): ListSource<ListItem, Tag> {
  return {
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
  };
}

/** Returns the name of a tag, which its articles contain; '' when none does. */
function findTagName(id: string, items: readonly ListItem[]): string {
  for (const { tags } of items) {
    const tag = tags.find((each) => each.id === id);
    if (tag) return tag.name;
  }
  return '';
}
