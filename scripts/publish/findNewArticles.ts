import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import { isColumnArticle } from '../bake/articleRef.ts';
import { describeOwn } from '../bake/finish/rememberPages.ts';
import { listArticles } from '../bake/plan/listArticles.ts';
import { describeListed } from '../bake/plan/skipUnchanged.ts';
import type { StoredPage, StoredPages } from '../store/storedPages.ts';

/** The newest rows are on the first page of a list. */
const PAGES_READ = 1;

/**
 * Reads the head of each list and returns the articles that have no page, or whose page shows another
 * version than the list names, as events name them. What else has changed about a page is no news: sweeps
 * find it. Fails when the columns cannot be read.
 *
 * @param asked versions that were returned before, by article; it is extended
 */
export async function findNewArticles(
  client: Client,
  pages: Pick<StoredPages, 'load'>,
  asked: Map<string, string | null>,
): Promise<Result<readonly string[], ApiError>> {
  const listing = await listArticles(client, { maxPages: PAGES_READ });
  if (!listing.ok) return listing;
  const rows = [...listing.value.articles].filter(([, { isExternal }]) => !isExternal);
  const stored = await pages.load(rows.map(([name]) => name));
  const found: string[] = [];
  for (const [name, row] of rows) {
    const { ref } = row;
    const page = stored.get(name);
    const version = describeListed(ref, row)?.text ?? null;
    const isPublished = page !== undefined && (version === null || shownVersion(page) === version);
    if (isPublished || (asked.has(name) && asked.get(name) === version)) continue;
    asked.set(name, version);
    const { id = '' } = ref.params;
    found.push(isColumnArticle(ref) ? `${ref.params.columnId}/${id}` : id);
  }
  return ok(found);
}

/** Returns the version that a page shows, also one that is too new to be settled; null when it is unknown. */
const shownVersion = ({ listedVersion, published }: StoredPage): string | null =>
  listedVersion ?? describeOwn(published)?.text ?? null;
