import path from 'node:path';
import { ROUTES, routeFile } from '../../src/routes.ts';
import {
  deleteFileWithCopies,
  listEntries,
  removeIfLeftover,
  removeLeftovers,
  type Written,
  writeFileAtomically,
} from './atomicFile.ts';
import { formatRef, isPageId, type PageRef, pageFile } from './pageRef.ts';
import { isPagePath, PAGE_KINDS } from './pages/pageKinds.ts';
import { deleteOtherPictures, pictureFolder } from './render/pagePictures.ts';

/**
 * Writes a page completely or not at all; the same bytes are not written again. Rejects when the
 * route has no page with these parameters: without an id a page would replace its template.
 */
export async function writePage(
  outDir: string,
  ref: PageRef,
  html: string,
  { compress }: { readonly compress: boolean },
): Promise<Written> {
  return writeFileAtomically(checkedFile(outDir, ref), html, { compress });
}

/**
 * Deletes a page, its compressed copies and its pictures; returns whether there was one. Rejects as
 * `writePage`.
 */
export async function deletePage(outDir: string, ref: PageRef): Promise<boolean> {
  const wasThere = await deleteFileWithCopies(checkedFile(outDir, ref));
  await deleteOtherPictures(path.join(outDir, pictureFolder(ref)), new Map());
  return wasThere;
}

function checkedFile(outDir: string, ref: PageRef): string {
  if (!isPagePath(ref)) throw new Error('an id is missing in the path of the page');
  return pageFile(outDir, ref);
}

const PAGE = /^([\w-]{1,64})\.html$/;

/**
 * Returns the baked pages in `outDir`, by `formatRef`; without those that replace their template,
 * whose names are the same. Deletes the temporary files of ended runs, beside the feeds and the
 * front page too.
 */
export async function findBakedPages(outDir: string): Promise<Map<string, PageRef>> {
  const pages = new Map<string, PageRef>();
  await removeLeftovers(outDir);
  for (const { route, paths } of Object.values(PAGE_KINDS)) {
    const depth = Math.max(...paths.map(({ length }) => length));
    const add = (values: readonly string[]) => {
      const names = paths.find(({ length }) => length === values.length);
      if (!names) return;
      const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
      const ref = { route, params };
      pages.set(formatRef(ref), ref);
    };
    if (depth > 0) await findFiles(path.join(outDir, routeFile(ROUTES[route])), [], depth, add);
  }
  return pages;
}

/** Calls `add` with the path of each page in a folder: the names of its folders and its own. */
async function findFiles(
  folder: string,
  above: readonly string[],
  depth: number,
  add: (parts: readonly string[]) => void,
): Promise<void> {
  for (const entry of await listEntries(folder)) {
    const id = PAGE.exec(entry.name)?.[1];
    const inside = path.join(folder, entry.name);
    if (id !== undefined && entry.isFile()) add([...above, id]);
    else if (entry.isFile()) await removeIfLeftover(inside);
    else if (depth > 1 && entry.isDirectory() && isPageId(entry.name)) {
      await findFiles(inside, [...above, entry.name], depth - 1, add);
    }
  }
}
