import { readArticleMark } from '../../host/document.ts';
import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/** Opens the composer for a comment on the article of the page. */
export const act: Act = () => {
  const article = readArticleMark();
  if (!article) return;
  const source = article.object === 7 ? 3 : article.live ? 1 : 0;
  openSheet({ kind: 'compose', target: { articleId: article.id, source, parent: null } });
};
