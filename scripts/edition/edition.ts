import { ARTICLE_COMMENTS } from './comments.ts';
import { BRIEFS } from './articles/briefs.ts';
import type { EditionArticle, EditionComment } from './types.ts';

/** All articles of the edition. */
export const ARTICLES: readonly EditionArticle[] = [...BRIEFS];

export const COMMENTS: Readonly<Record<number, readonly EditionComment[]>> = ARTICLE_COMMENTS;
