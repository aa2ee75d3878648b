import path from 'node:path';
import { cutCharacters } from '../../../src/model/cutCharacters.ts';
import { SEARCH_INDEX, type SearchEntry } from '../../../src/model/search/searchIndex.ts';
import type { SearchablePage, StoredPages } from '../../store/storedPages.ts';
import { writeFileAtomically } from '../atomicFile.ts';
import { pagePath } from '../pageRef.ts';

/** Bounds of a file that a reader loads with the first key: other pages, and the newest articles. */
const LIMITS = { others: 1_000, articles: 2_000 };
const MAX_TITLE_LENGTH = 80;

const toEntry = ({ ref, title }: SearchablePage): SearchEntry => ({
  path: `${pagePath(ref)}.html`,
  title: cutCharacters(title, MAX_TITLE_LENGTH),
  kind: ref.route,
});

/**
 * Writes the index that readers search where the content server has no search. Rejects when the file
 * cannot be written.
 */
export async function writeSearchIndex(
  { outDir, compress }: { readonly outDir: string; readonly compress: boolean },
  pages: Pick<StoredPages, 'listSearchable'>,
): Promise<void> {
  const entries = (await pages.listSearchable(LIMITS)).map(toEntry);
  const rows = entries.map(({ path: at, title, kind }) => [at, title, kind]);
  await writeFileAtomically(path.join(outDir, SEARCH_INDEX), JSON.stringify({ entries: rows }), {
    compress,
  });
}
