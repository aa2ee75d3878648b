/** Returns a text as searches compare it: full and half width, upper and lower case are the same. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns the words of a query, folded. */
export const splitWords = (query: string): readonly string[] =>
  foldText(query).split(/\s+/).filter(Boolean);
