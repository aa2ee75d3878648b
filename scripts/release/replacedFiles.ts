import path from 'node:path';
import { DAY_MS } from '../../src/model/durations.ts';
import { readFileIfExists } from '../bake/atomicFile.ts';
import { walkFiles } from '../build/listFiles.ts';

/**
 * How long an asset is kept that no page of the folder names, in ms: open tabs, web views and
 * caches have pages that name it.
 */
export const KEEP_REPLACED_MS = 30 * DAY_MS;

export const ASSETS = '_astro/';

/** The names that `findNamedAssets` can find. */
const CAN_BE_FOUND = /^_astro\/[\w.-]+$/;

/** Returns whether a file has a hashed name, so that its content never changes. */
export const isAsset = (name: string): boolean => name.startsWith(ASSETS);

/**
 * The files that releases have put into a folder, by path: null for a file of the live build, else
 * the time (epoch ms) at which it was replaced, or at which a page last named it.
 */
export type BuiltFiles = Readonly<Record<string, number | null>>;

/**
 * Decides which files of earlier builds are removed. `recorded` is the record before a release,
 * `built` the files of its build, `existing` the assets in the folder; an asset that is not in the
 * record counts as replaced at `now`.
 */
export function decideReplaced(
  recorded: BuiltFiles,
  {
    built,
    existing,
    now,
  }: {
    readonly built: readonly string[];
    readonly existing: readonly string[];
    readonly now: number;
  },
) {
  const current = new Set(built);
  const files: Record<string, number | null> = {};
  for (const name of built) files[name] = null;
  const expired = new Set<string>();
  for (const name of existing) {
    if (current.has(name)) continue;
    const replacedAt = recorded[name] ?? now;
    files[name] = replacedAt;
    if (now - replacedAt > KEEP_REPLACED_MS && CAN_BE_FOUND.test(name)) expired.add(name);
  }
  const obsolete = Object.keys(recorded).filter((name) => !isAsset(name) && !current.has(name));
  return {
    /**
     * Templates and public files that the live build lacks: their addresses do not exist any more.
     */
    obsolete,
    /** Assets that were replaced long ago; to be removed unless a page or asset names them. */
    expired,
    /** The new record, without the obsolete files. */
    files,
  };
}

/** Returns the record of a text that `formatBuiltFiles` made; an empty one of any other text. */
export function parseBuiltFiles(text: string): BuiltFiles {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const isEntry = ([name, at]: readonly [string, unknown]) =>
    !name.split('/').includes('..') && (at === null || typeof at === 'number');
  return Object.fromEntries(Object.entries(value).filter(isEntry));
}

export const formatBuiltFiles = (files: BuiltFiles): string =>
  `${JSON.stringify(files, null, 1)}\n`;

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
