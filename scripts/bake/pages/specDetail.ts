import { bakeJob } from '../bakeJob.ts';
import { createArticleKind } from './articleKind.ts';

/** A special: an article that shows the lists of a column. */
export const specDetail = createArticleKind('specDetail', {
  paths: [['id'], ['linkID', 'id']],
  // The specials that show the columns of the named articles.
  planNamed: async ({ select, columnIds, existing }) => {
    const named = new Set(select.articles.map(({ params }) => params.id));
    return [...existing.values()]
      .filter(({ params: { linkID = '', id } }) => columnIds.has(linkID) && !named.has(id))
      .map(bakeJob);
  },
});
