import { readPageArticle } from '../host/document/updateDocument.ts';
import { POST_SOURCE } from '../model/comment/commentRules.ts';
import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

const PAPER = 7;

/** Opens the composer for a comment on the article or post of the page. */
export const action: Action = () => {
  const article = readPageArticle();
  if (!article) return;
  const { id: articleId, object, live } = article;
  const source = object === PAPER ? 3 : object === POST_SOURCE ? POST_SOURCE : live ? 1 : 0;
  return openSheet({ kind: 'compose', target: { articleId, source, parent: null } });
};
