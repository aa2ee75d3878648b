import type { CommentSource } from '../model/comment/commentTypes.ts';
import { formatCommentedPage } from '../model/saved/commentedPage.ts';
import { readOpenedArticle } from '../services/openedArticle.ts';
import { SENT } from './sentWritings.ts';

interface StoredComment {
  readonly source: CommentSource;
  readonly articleId: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
  /** The member's uid; '' for none. */
  readonly by: string;
}

/** Remembers a comment of this device; with the title of the article where the page shows it. */
export function saveSentComment({ source, articleId, text, at, by }: StoredComment): void {
  const opened = readOpenedArticle();
  const isHere = opened?.id === articleId;
  const path = isHere ? opened.path : formatCommentedPage(source, articleId);
  SENT.sentComments.save({ text, about: isHere ? opened.title : '', path, at, by });
}
