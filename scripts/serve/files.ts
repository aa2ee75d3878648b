import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** An open file inside the served folder; close it. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/**
 * The parts of a request's path, decoded; null when it is no path to a file: broken
 * escapes, dot segments, backslashes, NUL and slashes that were hidden in escapes.
 */
export function parseRequestPath(pathname: string): string[] | null {
  const parts: string[] = [];
  for (const raw of pathname.split('/').filter(Boolean)) {
    let part: string;
    try {
      part = decodeURIComponent(raw);
    } catch {
      return null;
    }
    if (part === '.' || part === '..' || /[/\\\0]/.test(part)) return null;
    parts.push(part);
  }
  return parts;
}

/** Opens a file of `root` (a real path); null when there is none, or a link leads outside. */
export async function openFile(root: string, parts: readonly string[]): Promise<OpenFile | null> {
  // Hidden files are never part of the site.
  if (parts.length === 0 || parts.some((part) => part.startsWith('.'))) return null;
  const file = path.join(root, ...parts);
  let handle: FileHandle | undefined;
  try {
    if (!(await realpath(file)).startsWith(root + path.sep)) return null;
    // Asked before opening: opening a pipe would wait for its writer.
    if (!(await stat(file)).isFile()) return null;
    handle = await open(file);
    const { size, mtimeMs } = await handle.stat();
    return { handle, path: file, size, modifiedMs: mtimeMs };
  } catch {
    await handle?.close();
    return null;
  }
}
