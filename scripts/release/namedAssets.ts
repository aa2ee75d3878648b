import path from 'node:path';
import { readFileIfExists } from '../bake/atomicFile.ts';
import { walkFiles } from '../build/listFiles.ts';
import { ASSETS } from './replacedFiles.ts';

/** Pages refer to assets by path; assets refer to each other by file name. */
const NAME_IN_PAGE = /_astro[\\/]+([\w.-]+)/g;
const NAME_IN_ASSET = /[\w.-]+/g;

/**
 * Returns those of the `expired` assets to which a page of the folder refers, or an asset that
 * stays: one of `kept` or of the result. Reads all pages, or stops when all expired assets are
 * found.
 */
export async function findNamedAssets(
  clientDir: string,
  expired: ReadonlySet<string>,
  kept: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const isDone = () => named.size === expired.size;
  const read = async (file: string, pattern: RegExp) => {
    const text = (await readFileIfExists(path.join(clientDir, file)))?.toString('latin1') ?? '';
    for (const [whole, name = whole] of text.matchAll(pattern)) {
      if (expired.has(ASSETS + name)) named.add(ASSETS + name);
    }
  };
  if (isDone()) return named;
  for await (const file of walkFiles(clientDir)) {
    if (file.endsWith('.html')) await read(file, NAME_IN_PAGE);
    if (isDone()) return named;
  }
  for (const asset of kept) await read(asset, NAME_IN_ASSET);
  // The loop also visits entries that are added to the set during the iteration.
  for (const asset of named) await read(asset, NAME_IN_ASSET);
  return named;
}
