import type { ListedVersion } from '../bakeJob.ts';
import { formatRef, type PageRef } from '../pageRef.ts';
import type { ListedArticle, Listing } from './listArticles.ts';

type Row = Pick<ListedArticle, 'changedAt' | 'comments'>;

/** Returns the version of a page by a row of its article; null when the row does not tell it. */
export function describeListed({ route }: PageRef, row: Row | undefined): ListedVersion | null {
  const changedAt = row?.changedAt ?? null;
  if (!row || changedAt === null) return null;
  const text = route === 'commentAll' ? `${changedAt}/${row.comments}` : String(changedAt);
  return { text, changedAt };
}

/** Returns the function that finds the version of a page in the lists of the site. */
export function createVersionFinder({ articles }: Listing): (ref: PageRef) => ListedVersion | null {
  const byId = new Map<string, ListedArticle>();
  for (const article of articles.values()) {
    if (article.isOwn) byId.set(article.ref.params.id ?? '', article);
  }
  return (ref) => {
    const row =
      ref.route === 'commentAll' ? byId.get(ref.params.id ?? '') : articles.get(formatRef(ref));
    return describeListed(ref, row);
  };
}
