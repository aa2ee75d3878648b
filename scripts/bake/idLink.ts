import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROUTES, routeFile } from '../../src/routes.ts';
import { deleteFileWithCopies, temporaryName, type Written } from './atomicFile.ts';
import { isArticlePage, type PageRef, pageFile } from './pageRef.ts';
import { noteChange } from './recordChanges.ts';

/** Returns the file at which links that know no column find an article: `newsDetail/ID.html`. */
const idLinkFile = (outDir: string, id: string): string =>
  path.join(outDir, routeFile(ROUTES.newsDetail), `${id}.html`);

/**
 * Makes the address of an article that has its id alone a link to its page, whatever its screen: older links
 * name no column. A link needs no space, and without the page it leads nowhere. A file system without
 * links leaves the address to the template.
 *
 * @param written what became of the page: targets, which have no links, get the page a second time
 */
export function linkArticleId(outDir: string, ref: PageRef, written: Written): void {
  const { id = '' } = ref.params;
  // An online course is another page of an article that has one on its own screen.
  if (!isArticlePage(ref) || ref.route === 'onlineStudy') return;
  const file = idLinkFile(outDir, id);
  const target = path.relative(path.dirname(file), pageFile(outDir, ref));
  if (readLink(file) !== target && !replaceLink(file, target)) return;
  noteChange(file, written === 'written' ? 'written' : 'kept');
}

/** Deletes the link of an article that has no page any more. */
export async function unlinkArticleId(outDir: string, id: string): Promise<void> {
  await deleteFileWithCopies(idLinkFile(outDir, id));
}

/** Returns what a link contains; null when there is none. */
function readLink(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch {
    return null;
  }
}

/** Replaces a link by one rename; returns whether the file system has links. */
function replaceLink(file: string, target: string): boolean {
  const temporary = temporaryName(file);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    symlinkSync(target, temporary);
    renameSync(temporary, file);
    return true;
  } catch (error) {
    rmSync(temporary, { force: true });
    if (isUnsupported(error)) return false;
    throw error;
  }
}

const UNSUPPORTED = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

const isUnsupported = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNSUPPORTED.includes(String(error.code));
