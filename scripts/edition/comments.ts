import type { EditionComment } from './types.ts';

/** Comments by article id. */
export const ARTICLE_COMMENTS: Readonly<Record<number, readonly EditionComment[]>> = {};
