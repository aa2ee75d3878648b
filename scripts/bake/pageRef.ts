import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type BakeableRoute,
  type PageParams,
  paramNames,
  ROUTES,
  type RouteRow,
  routeFile,
} from '../../src/routes.ts';

/**
 * The address of a baked page: its route and the parameters that its path has. Their values come
 * from the content server, so that they must be checked (`isPageId`) before they become a path.
 */
export interface PageRef<R extends BakeableRoute = BakeableRoute> {
  readonly route: R;
  readonly params: PageParams<R>;
}

const ID = /^[\w-]{1,64}$/;

/** Returns whether a text may be a part of a path: nothing that leads out of the folder may. */
export const isPageId = (text: string): boolean => ID.test(text);

/**
 * Returns the name of a page in reports, and in the state that runs share: its path, for the
 * usual article without its first part (`COLUMN/ID`).
 */
export const formatRef = (ref: PageRef): string =>
  pathParts(ref)
    .slice(ref.route === 'newsDetail' ? 1 : 0)
    .join('/');

/** Returns whether a page has the file of its route's template. */
export const replacesTemplate = (ref: PageRef): boolean => pathParts(ref).length === 1;

/** Returns whether a page shows an article. */
export function isArticlePage({ route }: PageRef): boolean {
  const { article }: RouteRow = ROUTES[route];
  return article === true;
}

/** Returns whether every parameter of a page may be a part of its path. */
export const hasPageIds = ({ params }: PageRef): boolean =>
  Object.values(params).every((value) => value !== undefined && isPageId(value));

/** Returns the path of a page below the base, without `.html`. Throws when a part is no id. */
export function pagePath(ref: PageRef): string {
  const parts = pathParts(ref);
  if (!parts.every(isPageId)) throw new Error('an id that no path can hold');
  return parts.join('/');
}

/** Returns the file of a page below `outDir`. Throws as `pagePath` does. */
export const pageFile = (outDir: string, ref: PageRef): string =>
  path.join(outDir, `${pagePath(ref)}.html`);

function pathParts({ route, params }: PageRef): string[] {
  const values: Readonly<Record<string, string | undefined>> = params;
  const { file, names } = partsOf(route);
  return [file, ...names.flatMap((name) => values[name] || [])];
}

interface RouteParts {
  readonly file: string;
  readonly names: readonly string[];
}

const PARTS = new Map<BakeableRoute, RouteParts>();

/** Returns the parts of a route's path, which are parsed once: runs format each page many times. */
function partsOf(route: BakeableRoute): RouteParts {
  const known = PARTS.get(route);
  if (known) return known;
  const row = ROUTES[route];
  const parts = { file: routeFile(row), names: paramNames(row) };
  PARTS.set(route, parts);
  return parts;
}

/** Returns whether the page has a file; false when its path cannot be one. */
export async function hasPage(outDir: string, ref: PageRef): Promise<boolean> {
  try {
    return (await stat(pageFile(outDir, ref))).isFile();
  } catch {
    return false;
  }
}

/** Returns those of the pages that have a file. */
export async function findExistingPages(
  outDir: string,
  refs: readonly PageRef[],
): Promise<PageRef[]> {
  const found = await Promise.all(refs.map((ref) => hasPage(outDir, ref)));
  return refs.filter((_, index) => found[index]);
}
