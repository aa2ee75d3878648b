import type { ColumnPage } from '../../src/model/column/types.ts';
import { formatRef, pageFile } from './files.ts';
import { neededFailure, renderPage } from './outcome.ts';
import type { PageBaker } from './page.ts';
import type { BakeJob, PageData, PageOutcome } from './types.ts';
import { readIfThere, type Written, writeWhole } from './wholeFile.ts';

/** How many rows the first screen of a list has, those of its modules included. */
export const countRows = ({ carousel, list, modules, topModule, live }: ColumnPage): number =>
  [carousel, list, live, ...modules.map(({ items }) => items), topModule?.items ?? []].reduce(
    (sum, { length }) => sum + length,
    0,
  );

/**
 * Writes the page of a list, unless it would lose its last row without permission: a content
 * server in trouble answers empty lists. Throws as `bakePage` knows it.
 */
export async function writeListPage(
  baker: PageBaker,
  job: BakeJob,
  page: PageData,
  first: ColumnPage,
): Promise<PageOutcome> {
  return writeList(baker, {
    name: formatRef(job),
    rows: countRows(first),
    mayEmpty: job.mayEmpty === true,
    html: await renderPage(baker, page),
    file: pageFile(baker.outDir, job),
  });
}

export interface ListPage {
  /** As `formatRef` names it. */
  readonly name: string;
  readonly rows: number;
  readonly mayEmpty: boolean;
  readonly html: string;
  readonly file: string;
}

/** As `writeListPage`, for HTML that is rendered already. */
export async function writeList(
  baker: PageBaker,
  { name, rows, mayEmpty, html, file }: ListPage,
): Promise<PageOutcome> {
  const failure = neededFailure(baker);
  if (failure) return failure;
  if (rows === 0 && !mayEmpty && (await hadRows(baker, { name, html, file }))) {
    return { result: 'emptied', reason: 'its list is empty' };
  }
  const written: Written = await writeWhole(file, html, baker);
  baker.state?.saveRowCount(name, rows);
  return { result: written === 'written' ? 'baked' : 'unchanged' };
}

/** An existing page that this state does not count, and that would change, counts as full. */
async function hadRows(
  { state }: PageBaker,
  { name, html, file }: Pick<ListPage, 'name' | 'html' | 'file'>,
): Promise<boolean> {
  const existing = await readIfThere(file);
  if (existing === null) return false;
  const rows = state?.readRowCount(name) ?? null;
  return rows === null ? existing.toString() !== html : rows > 0;
}
