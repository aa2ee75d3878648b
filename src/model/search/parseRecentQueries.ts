const MAX_QUERIES = 8;

/** Returns the queries of a stored text, the last one first; none for a text of another form. */
export function parseRecentQueries(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text);
    const queries = Array.isArray(stored) ? stored : [];
    return queries.filter((query) => typeof query === 'string').slice(0, MAX_QUERIES);
  } catch {
    return [];
  }
}
