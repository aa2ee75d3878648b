import { tagScreenArticles } from '../../../src/api/calls/tags.ts';
import { fail, ok } from '../../../src/model/result.ts';

import { readPages } from './readPages.ts';
import { createTemplateKind } from './templateKind.ts';

/** Older articles of a tag are shown by the template only. */
const MAX_PAGES = 3;

export const tagList = createTemplateKind({
  route: 'tagList',
  path: ['tagId'],
  list: (articles) => {
    const ids = new Set(articles.flatMap(({ tags }) => tags.map(({ id }) => id)));
    return [...ids].map((tagId) => ({ tagId }));
  },
  load: async ({ client, config }, { tagId: id = '' }) => {
    if (!config.article.openTag) {
      return fail({ kind: 'empty', message: 'tags are shown in the app only', call: 'getConfig' });
    }
    const items = await readPages(async (page) => {
      // Pages of tags count from 1 (wire 17.13).
      const answer = await tagScreenArticles(client, { id, name: '', page: page + 1 });
      if (!answer.ok) return answer;
      return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
    }, MAX_PAGES);
    if (!items.ok) return items;
    const tag = items.value.flatMap(({ tags }) => tags).find((each) => each.id === id);
    return ok({ tag: tag ?? { id, name: '' }, items: items.value });
  },
  countRows: ({ items }) => items.length,
  listShown: ({ items }) => items,
  name: ({ tag }) => tag.name,
});
