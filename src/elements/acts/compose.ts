import { readArticleMark } from '../../host/document.ts';
import { POST_SOURCE } from '../../model/comment/commentRules.ts';
import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

const PAPER = 7;

/** Opens the composer for a comment on the article or post of the page. */
export const act: Act = () => {
  const article = readArticleMark();
  if (!article) return;
  const { id: articleId, object, live } = article;
  const source = object === PAPER ? 3 : object === POST_SOURCE ? POST_SOURCE : live ? 1 : 0;
  openSheet({ kind: 'compose', target: { articleId, source, parent: null } });
};
