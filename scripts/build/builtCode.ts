import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The code that the build puts into pages that are rendered later. Texts are named by their
 * hashes (`hashCode`); what a page has beside these came with its content.
 */
export interface BuiltCode {
  /** Inline scripts. */
  readonly scripts: ReadonlySet<string>;
  /** Inline sheets, whole. */
  readonly styles: ReadonlySet<string>;
  /** Scripts and style of the framework's islands: baked pages have them in a module. */
  readonly islandRuntime: ReadonlySet<string>;
  /** Addresses of module scripts. */
  readonly modules: ReadonlySet<string>;
}

const FILE = 'built-code.json';

/** Saves it beside the renderer that makes those pages. */
export function saveBuiltCode(serverDir: string, code: BuiltCode): Promise<void> {
  const lists = Object.entries(code).map(([name, set]) => [name, [...set].sort()]);
  return writeFile(path.join(serverDir, FILE), JSON.stringify(Object.fromEntries(lists), null, 1));
}

/** Rejects when the file is missing or is none of ours. */
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
