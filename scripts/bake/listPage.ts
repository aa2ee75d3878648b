import type { ColumnPage } from '../../src/model/column/types.ts';
import { neededFailure } from './outcome.ts';
import type { PageBaker } from './page.ts';
import type { PageOutcome } from './types.ts';
import { readIfThere, writeWhole } from './wholeFile.ts';

/** How many rows the first screen of a list has, those of its modules included. */
export const countRows = ({ carousel, list, modules, topModule, live }: ColumnPage): number =>
  [carousel, list, live, ...modules.map(({ items }) => items), topModule?.items ?? []].reduce(
    (sum, { length }) => sum + length,
    0,
  );

export interface ListPage {
  /** As `formatRef` names it. */
  readonly name: string;
  readonly rows: number;
  readonly mayEmpty: boolean;
  readonly html: string;
  readonly file: string;
}

/**
 * Writes the page of a list, unless it would lose its last row without permission: a content
 * server in trouble answers empty lists. Throws as `bakePage` knows it.
 */
export async function writeList(
  baker: PageBaker,
  { name, rows, mayEmpty, html, file }: ListPage,
): Promise<PageOutcome> {
  const failure = neededFailure(baker);
  if (failure) return failure;
  if (rows === 0 && !mayEmpty && (await hadRows(baker, { name, html, file }))) {
    return { result: 'emptied', reason: 'its list is empty' };
  }
  const written = await writeWhole(file, html, baker);
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
