import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The code that the build adds to pages that are rendered later. Texts are identified by their
 * hashes (`hashCode`); all other code of a page is part of its content.
 */
export interface BuiltCode {
  /** Inline scripts. */
  readonly scripts: ReadonlySet<string>;
  /** Inline style sheets, complete. */
  readonly styles: ReadonlySet<string>;
  /** Scripts and style of the framework's islands; baked pages load them as a module. */
  readonly islandRuntime: ReadonlySet<string>;
  /** Addresses of module scripts. */
  readonly modules: ReadonlySet<string>;
}

const FILE = 'built-code.json';

/** Saves the record in the folder of the renderer of those pages. */
export function saveBuiltCode(serverDir: string, code: BuiltCode): Promise<void> {
  const lists = Object.entries(code).map(([name, set]) => [name, [...set].sort()]);
  return writeFile(path.join(serverDir, FILE), JSON.stringify(Object.fromEntries(lists), null, 1));
}

/** Returns the saved record. Rejects when the file is missing or malformed. */
export async function readBuiltCode(serverDir: string): Promise<BuiltCode> {
  const lists: Record<keyof BuiltCode, string[]> = JSON.parse(
    await readFile(path.join(serverDir, FILE), 'utf8'),
  );
  return {
    scripts: new Set(lists.scripts),
    styles: new Set(lists.styles),
    islandRuntime: new Set(lists.islandRuntime),
    modules: new Set(lists.modules),
  };
}

const hashes = new Map<string, string>();

/**
 * Returns the source expression of an inline script or style for the content security policy:
 * `'sha256-…'`.
 */
export function hashCode(text: string): string {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    // Pages of a kind share their code; the limit bounds the memory for texts of single pages.
    if (hashes.size < 1000) hashes.set(text, hash);
  }
  return hash;
}
