import type { StoredPages } from '../../store/storedPages.ts';
import { findBakedPages } from '../pageFiles.ts';
import { type PageRef, replacesTemplate } from '../pageRef.ts';

/** The pages that exist before a run, without those that replace their template. */
export interface ExistingPages {
  /** By `formatRef`: all, or those that a run over named pages may have to do with. */
  readonly known: ReadonlyMap<string, PageRef>;
  /** Whether `known` has all pages. */
  readonly isWhole: boolean;
  /** How many pages exist. */
  readonly total: number;
  /** Returns those of the named pages that exist, by `formatRef`. */
  readonly find: (names: readonly string[]) => Promise<ReadonlyMap<string, PageRef>>;
}

/** Returns the pages in the folder, of which nothing else needs to be known. */
export async function readExistingPages(outDir: string): Promise<ExistingPages> {
  const known = await findBakedPages(outDir);
  return { known, isWhole: true, total: known.size, find: async () => known };
}

/** Returns all pages that the store knows. */
export async function loadAllPages(pages: StoredPages): Promise<ExistingPages> {
  const known = toRefs(await pages.load(null));
  return { known, isWhole: true, total: known.size, find: async () => known };
}

/**
 * Returns the pages that the store knows: of the named articles, and all that show no article. The
 * folder is not read, so that the time does not depend on the size of the site.
 */
export async function loadExistingPages(
  pages: StoredPages,
  articleIds: readonly string[],
): Promise<ExistingPages> {
  const [around, total] = await Promise.all([pages.loadAround(articleIds), pages.count()]);
  const find = async (names: readonly string[]) => toRefs(await pages.load(names));
  return { known: toRefs(around), isWhole: false, total, find };
}

const toRefs = (stored: Awaited<ReturnType<StoredPages['load']>>): Map<string, PageRef> =>
  new Map(
    [...stored].flatMap(([name, { ref }]) => (replacesTemplate(ref) ? [] : [[name, ref] as const])),
  );
