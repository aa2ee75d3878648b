/** Returns the entry of a list that follows the article, or the first one where the article is not in it. */
export const findNext = <T extends { readonly id: string }>(
  list: readonly T[],
  articleId: string,
): T | undefined => list[list.findIndex(({ id }) => id === articleId) + 1];
