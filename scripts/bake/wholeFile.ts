import { mkdir, open, readFile, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { COMPRESSED_ENDINGS, compressPage } from './compress.ts';

export type Written = 'written' | 'unchanged';

let written = 0;

/**
 * Puts a file in its place whole or not at all, under a name of its own until it is
 * on the disk. The same bytes are not written again, so that their file keeps its
 * time. Compressed copies stand beside the file with `compress`, and are never older
 * than it: without `compress` they go.
 */
export async function writeWhole(
  file: string,
  text: string,
  { compress }: { readonly compress: boolean },
): Promise<Written> {
  const bytes = Buffer.from(text);
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
    // A copy of the file that was would be sent in place of the new one.
    if (!compress) await removeCopies(file);
    for (const { from, to } of temporary) await rename(from, to);
  } catch (error) {
    await Promise.all(temporary.map(({ from }) => rm(from, { force: true })));
    throw error;
  }
  return same ? 'unchanged' : 'written';
}

/** Takes a file and its compressed copies away; tells whether there was one. */
export async function removeWhole(file: string): Promise<boolean> {
  // The copies first: a host may send one without looking for its file.
  await removeCopies(file);
  try {
    await unlink(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** A file's bytes, null when there is none. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Hidden, so that no host sends it; in the file's own folder, so that a rename is enough. */
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
