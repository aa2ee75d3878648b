import { SEARCH_INDEX } from '../../src/model/search/searchTypes.ts';
import { matchPath } from '../../src/routes.ts';
import type { PageRef } from '../bake/pageRef.ts';
import { isPagePath, PAGE_KINDS } from '../bake/pages/pageKinds.ts';

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
