import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import { isColumnArticle } from '../bake/articleRef.ts';
import { listArticles } from '../bake/plan/listArticles.ts';
import { describeListed } from '../bake/plan/listedVersion.ts';
import type { StoredPages } from '../store/storedPages.ts';

/** The newest rows are on the first page of a list. */
const PAGES_READ = 1;

/**
 * Reads the head of each list and returns the articles whose version is not the published one, or
 * that have no page, as events name them. Fails when the columns cannot be read.
 *
 * @param asked versions that were returned before, by article; it is extended
 */
export async function findNewArticles(
  client: Client,
  pages: StoredPages,
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
    const isPublished = page !== undefined && (version === null || page.listedVersion === version);
    if (isPublished || (asked.has(name) && asked.get(name) === version)) continue;
    asked.set(name, version);
    const { id = '' } = ref.params;
    found.push(isColumnArticle(ref) ? `${ref.params.columnId}/${id}` : id);
  }
  return ok(found);
}
