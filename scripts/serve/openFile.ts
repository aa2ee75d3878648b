import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** An open file in the served folder; the caller closes it. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/**
 * Parses a request's path into decoded segments; null for malformed escapes, dot segments,
 * backslashes, NUL and escaped slashes.
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
    // Checked before opening, because opening a pipe would block.
    if (!(await stat(file)).isFile()) return null;
    handle = await open(file);
    const { size, mtimeMs } = await handle.stat();
    return { handle, path: file, size, modifiedMs: mtimeMs };
  } catch {
    await handle?.close();
    return null;
  }
}
