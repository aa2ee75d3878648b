import { isDeepStrictEqual } from 'node:util';
import type { PageDescription, StoredPage } from '../../store/storedPages.ts';
import { formatRef } from '../pageRef.ts';
import { type FoundArticles, listPublished } from './siteFiles.ts';

/**
 * Returns the stored pages of articles that the lists of the site describe otherwise: with other
 * times, or as links to other sites, which sitemaps do not have.
 */
export function findDescriptions(
  found: FoundArticles,
  stored: ReadonlyMap<string, StoredPage>,
): readonly PageDescription[] {
  const listed = new Map(
    listPublished(found).map(({ ref, title, publishedAt, changedAt }) => [
      formatRef(ref),
      { ref, title, publishedAt, changedAt },
    ]),
  );
  const descriptions: PageDescription[] = [];
  for (const [name, { viewHash, published }] of stored) {
    // Sitemaps have an article by the page under its own column.
    if (published && formatRef(published.ref) !== name) continue;
    const described = listed.get(name) ?? null;
    const isSame =
      published === null ? described === null : isDeepStrictEqual(published, described);
    if (!isSame) descriptions.push({ name, viewHash, published: described });
  }
  return descriptions;
}
