import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { COMPRESSED_ENDINGS, compressPage } from './compress.ts';
import { COLUMN_ROUTES, LIVE_ROUTE, type PageRef, STUDY_ROUTE, VIDEO_ROUTES } from './types.ts';

const ID = /^[\w-]{1,64}$/;
const PAGE = /^([\w-]{1,64})\.html$/;
const TEMPORARY = /^\.[\w-]+\.html(?:\.br|\.gz)?\.\d+-\d+-\d+\.tmp$/;

/** A temporary file of a run that died; none that lives keeps one open for so long. */
const LEFTOVER_AGE_MS = 3_600_000;

let written = 0;

/** Ids become parts of paths: what could lead out of the folder is no id. */
export const isPageId = (text: string): boolean => ID.test(text);

/** `COLUMN/ID`; pages of other routes than newsDetail by their whole path. */
export const formatRef = ({ route, columnId, id }: PageRef): string =>
  [route === 'newsDetail' ? '' : route, columnId, id].filter(Boolean).join('/');

/** The file of a page below `outDir`. Throws when an id could not be part of a path. */
export function pageFile(outDir: string, ref: PageRef): string {
  return path.join(outDir, `${pagePath(ref)}.html`);
}

/** The path of a page below the base, without its ending. Throws as `pageFile` does. */
export function pagePath({ route = 'newsDetail', columnId, id }: PageRef): string {
  const folders = columnId === '' && !isColumnRoute(route) ? [] : [columnId];
  if (![...folders, id].every(isPageId)) throw new Error('an id that no path can hold');
  return [route, ...folders, id].join('/');
}

const isColumnRoute = (route: string): boolean =>
  (COLUMN_ROUTES as readonly string[]).includes(route);

/**
 * Puts a page in its place whole or not at all, under a name of its own until it is
 * on the disk. The same bytes are not written again, so that their file keeps its
 * time. Compressed copies stand beside the page with `compress`, and are never older
 * than it: without `compress` they go.
 */
export async function writePage(
  outDir: string,
  ref: PageRef,
  html: string,
  { compress }: { readonly compress: boolean },
): Promise<'written' | 'unchanged'> {
  const file = pageFile(outDir, ref);
  const bytes = Buffer.from(html);
  const same = (await readIfThere(file))?.equals(bytes) ?? false;
  if (same && (!compress || (await haveCopies(file)))) return 'unchanged';

  await mkdir(path.dirname(file), { recursive: true });
  const copies = compress ? await compressPage(bytes) : [];
  const parts = [...(same ? [] : [{ ending: '', bytes }]), ...copies];
  const temporary: { from: string; to: string }[] = [];
  try {
    for (const part of parts) {
      const to = file + part.ending;
      const from = temporaryName(to);
      temporary.push({ from, to });
      await writeDurably(from, part.bytes);
    }
    // A copy of the page that was would be sent in place of the new one.
    if (!compress) await removeCopies(file);
    for (const { from, to } of temporary) await rename(from, to);
  } catch (error) {
    await Promise.all(temporary.map(({ from }) => rm(from, { force: true })));
    throw error;
  }
  return same ? 'unchanged' : 'written';
}

/** Takes a page and its compressed copies away; tells whether there was one. */
export async function removePage(outDir: string, ref: PageRef): Promise<boolean> {
  const file = pageFile(outDir, ref);
  // The copies first: a host may send one without looking for its page.
  await removeCopies(file);
  try {
    await unlink(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** The pages that stand in `outDir`, by `formatRef`. Clears what dead runs left behind. */
export async function findBakedPages(outDir: string): Promise<Map<string, PageRef>> {
  const pages = new Map<string, PageRef>();
  for (const route of [...COLUMN_ROUTES, LIVE_ROUTE, STUDY_ROUTE, ...VIDEO_ROUTES] as const) {
    const root = path.join(outDir, route);
    const isPlain = route === 'newsDetail';
    for (const folder of await listFolder(root)) {
      if (!folder.isDirectory() || !isPageId(folder.name)) continue;
      await findIn(path.join(root, folder.name), (id) => ({
        ...(!isPlain && { route }),
        columnId: folder.name,
        id,
      }));
    }
    if (!isColumnRoute(route)) await findIn(root, (id) => ({ route, columnId: '', id }));
  }
  return pages;

  async function findIn(folder: string, refOf: (id: string) => PageRef): Promise<void> {
    for (const entry of await listFolder(folder)) {
      const id = PAGE.exec(entry.name)?.[1];
      if (id !== undefined && entry.isFile()) {
        const ref = refOf(id);
        pages.set(formatRef(ref), ref);
      } else if (TEMPORARY.test(entry.name)) {
        await removeLeftover(path.join(folder, entry.name));
      }
    }
  }
}

/** The pages of an article's broadcast: nothing but its own answer tells under which id. */
export async function findLivePages(outDir: string, id: string): Promise<PageRef[]> {
  const folders = await listFolder(path.join(outDir, LIVE_ROUTE));
  const ids = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return ['', ...ids].map((columnId) => ({ route: LIVE_ROUTE, columnId, id }));
}

/** Hidden, so that no host sends it; in the page's own folder, so that a rename is enough. */
function temporaryName(file: string): string {
  const name = `.${path.basename(file)}.${process.pid}-${threadId}-${written++}.tmp`;
  return path.join(path.dirname(file), name);
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    // Else a power cut after the rename could leave an empty page.
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function removeCopies(file: string): Promise<void> {
  for (const ending of COMPRESSED_ENDINGS) await rm(file + ending, { force: true });
}

async function haveCopies(file: string): Promise<boolean> {
  const found = await Promise.all(
    COMPRESSED_ENDINGS.map((ending) => readIfThere(file + ending).then((copy) => copy !== null)),
  );
  return found.every(Boolean);
}

async function removeLeftover(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) await rm(file, { force: true });
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function listFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
