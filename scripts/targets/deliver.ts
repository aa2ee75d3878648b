import pLimit from 'p-limit';
import { SEARCH_INDEX } from '../../src/model/search/searchIndex.ts';
import { matchPath } from '../../src/routes.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { isPagePath, PAGE_KINDS } from '../bake/pages/pageKinds.ts';
import type { DeliveredFile, FailedFile, Target } from './target.ts';

/** How many files are sent at the same time; most of the time is waiting for answers. */
const FILES_AT_ONCE = 16;

/** After so many failures in a row the target is down: the other files are not tried. */
const MAX_FAILURES = 40;

/** What a target should have. */
export interface Changes {
  readonly files: readonly DeliveredFile[];
  /** Paths of files that the site does not have any more. */
  readonly removed: readonly string[];
}

export interface DeliverOptions {
  /** Returns the hash of a file that the target has; null when it is unknown. */
  readonly known: (path: string) => string | null;
  readonly filesAtOnce?: number;
}

/** What a delivery did. Every path of its changes is in exactly one of these lists. */
export interface Delivery {
  /** What the target has now and did not have before. */
  readonly delivered: readonly Pick<DeliveredFile, 'path' | 'hash'>[];
  /** Files that the target had already. */
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  /**
   * Files and removals that the target did not accept. What it has at these paths is unknown: after
   * a timeout it may have the new file. `known` must return null for them.
   */
  readonly failed: readonly FailedFile[];
  /** Files and removals that were not tried, because others failed. */
  readonly notTried: readonly string[];
}

/**
 * Delivers changes in steps: assets, pages, lists, feeds with sitemaps, then removals. A step
 * begins only when all files of the steps before are on the target, so that at no time a file
 * there names one that is missing. Nothing is removed when anything failed. Never rejects.
 */
export async function deliver(
  target: Target,
  changes: Changes,
  { known, filesAtOnce = FILES_AT_ONCE }: DeliverOptions,
): Promise<Delivery> {
  const delivered: Pick<DeliveredFile, 'path' | 'hash'>[] = [];
  const unchanged: string[] = [];
  const removed: string[] = [];
  const failed: FailedFile[] = [];
  let failuresInRow = 0;

  async function put(file: DeliveredFile): Promise<void> {
    const { path, hash } = file;
    const result = await target.put(file);
    if (result.ok) delivered.push({ path, hash });
    else failed.push({ path, error: result.error });
    failuresInRow = result.ok ? 0 : failuresInRow + 1;
  }

  const { files, removals } = groupBySteps(changes);
  const isOver = () => failuresInRow >= MAX_FAILURES;
  for (const step of DELIVERY_STEPS) {
    if (failed.length > 0 || isOver()) break;
    const changed: DeliveredFile[] = [];
    for (const file of files[step]) {
      if (known(file.path) === file.hash) unchanged.push(file.path);
      else changed.push(file);
    }
    await pLimit(filesAtOnce).map(changed, async (file) => {
      if (!isOver()) await put(file);
    });
  }
  // Reversed, so that a file is removed after those that name it.
  for (const step of DELIVERY_STEPS.toReversed()) {
    if (failed.length > 0 || isOver() || removals[step].length === 0) continue;
    const left = await target.remove(removals[step]);
    const leftPaths = new Set(left.map(({ path }) => path));
    failed.push(...left);
    removed.push(...removals[step].filter((path) => !leftPaths.has(path)));
  }

  const done = new Set(
    [...delivered, ...failed].map(({ path }) => path).concat(unchanged, removed),
  );
  const all = DELIVERY_STEPS.flatMap((step) => [
    ...files[step].map(({ path }) => path),
    ...removals[step],
  ]);
  return {
    delivered,
    unchanged,
    removed,
    failed,
    notTried: all.filter((path) => !done.has(path)),
  };
}

/** Returns the changes by their steps; a path that has a file is not removed. */
function groupBySteps({ files, removed }: Changes) {
  const current = new Set(files.map(({ path }) => path));
  const group = <T>(items: readonly T[], pathOf: (item: T) => string) => {
    const groups: Record<DeliveryStep, T[]> = { assets: [], pages: [], lists: [], feeds: [] };
    for (const item of items) groups[decideDeliveryStep(pathOf(item))].push(item);
    return groups;
  };
  return {
    files: group(files, ({ path }) => path),
    removals: group(
      removed.filter((path) => !current.has(path)),
      (path) => path,
    ),
  };
}

/**
 * The steps of a delivery in their order. A file names only files of its own step and of earlier
 * ones: pages name assets, lists name pages, feeds and sitemaps name pages and lists.
 */
export const DELIVERY_STEPS = ['assets', 'pages', 'lists', 'feeds'] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

const FEEDS: ReadonlySet<string> = new Set(['robots.txt', SEARCH_INDEX]);

/** Returns the step of a file, by its path from the folder of the built files. */
export function decideDeliveryStep(path: string): DeliveryStep {
  if (path.startsWith('_astro/')) return 'assets';
  if (path.endsWith('.html')) return isListPath(path) ? 'lists' : 'pages';
  return path.endsWith('.xml') || FEEDS.has(path) ? 'feeds' : 'assets';
}

function isListPath(path: string): boolean {
  const match = matchPath(`/${path}`, '');
  if (!match || !(match.route in PAGE_KINDS)) return false;
  const ref = match as PageRef;
  // A template has the route of its pages, but contains no rows.
  return (PAGE_KINDS[ref.route].isList ?? false) && isPagePath(ref);
}
