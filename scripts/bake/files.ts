import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { PEOPLE_ROUTES } from '../../src/api/pages/people.ts';
import { ROUTES, routeFile } from '../../src/routes.ts';
import { removeIfLeftover, removeLeftovers } from './leftovers.ts';
import {
  type BakedRoute,
  COLUMN_ROUTES,
  HOME_ROUTE,
  LINKED_ROUTES,
  LIST_ROUTES,
  PAPER_ROUTE,
  type PageRef,
  STUDY_ROUTE,
  VIDEO_ROUTES,
  VOTE_ROUTES,
} from './types.ts';
import { isMissing, removeWhole, type Written, writeWhole } from './wholeFile.ts';

/** Routes whose one baked page replaces the template's file. */
const TEMPLATE_ROUTES = [
  'aboutUs',
  'xyRules',
  'xyListShare',
  'LeaderViewList',
  'subscriptionList',
] as const satisfies BakedRoute[];

const ID = /^[\w-]{1,64}$/;
const PAGE = /^([\w-]{1,64})\.html$/;

/** Ids become parts of paths: what could lead out of the folder is no id. */
export const isPageId = (text: string): boolean => ID.test(text);

/** `COLUMN/ID`; pages of other routes than newsDetail by their whole path. */
export const formatRef = (ref: PageRef): string =>
  partsOf(ref)
    .slice((ref.route ?? 'newsDetail') === 'newsDetail' ? 1 : 0)
    .join('/');

/** The file of a page below `outDir`. Throws when an id could not be part of a path. */
export function pageFile(outDir: string, ref: PageRef): string {
  return path.join(outDir, `${pagePath(ref)}.html`);
}

/** The path of a page below the base, without its ending. Throws as `pageFile` does. */
export function pagePath(ref: PageRef): string {
  const [file = '', ...parts] = partsOf(ref);
  const { route = 'newsDetail', columnId, id } = ref;
  // Only these paths may end before their id, or leave out what stands before it.
  const isWhole =
    route === HOME_ROUTE ||
    route === PAPER_ROUTE ||
    TEMPLATE_ROUTES.some((name) => name === route) ||
    (id !== '' && (columnId !== '' || !isColumnRoute(route)));
  if (!isWhole || !parts.every(isPageId)) throw new Error('an id that no path can hold');
  return [file, ...parts].join('/');
}

const partsOf = ({ route = 'newsDetail', time = '', columnId, id }: PageRef): string[] => [
  routeFile(ROUTES[route]),
  ...[time, columnId, id].filter(Boolean),
];

const isColumnRoute = (route: string): boolean =>
  (COLUMN_ROUTES as readonly string[]).includes(route);

/** Puts a page in its place whole or not at all; the same bytes are not written again. */
export async function writePage(
  outDir: string,
  ref: PageRef,
  html: string,
  { compress }: { readonly compress: boolean },
): Promise<Written> {
  return writeWhole(pageFile(outDir, ref), html, { compress });
}

/** Takes a page and its compressed copies away; tells whether there was one. */
export async function removePage(outDir: string, ref: PageRef): Promise<boolean> {
  return removeWhole(pageFile(outDir, ref));
}

/** Whether a page stands. */
export async function hasPage(outDir: string, ref: PageRef): Promise<boolean> {
  try {
    return (await stat(pageFile(outDir, ref))).isFile();
  } catch {
    return false;
  }
}

/** Its id alone stands in its path. */
const isShort = (route: BakedRoute): boolean => !VOTE_ROUTES.some((name) => name === route);

type ReadParts = (parts: readonly string[]) => Omit<PageRef, 'route'> | null;

/** How the paths of a route go on after its own folder; null is no page of ours. */
const SHAPES: readonly { readonly routes: readonly BakedRoute[]; readonly read: ReadParts }[] = [
  {
    routes: COLUMN_ROUTES,
    read: ([columnId, id]) => (columnId && id ? { columnId, id } : null),
  },
  {
    routes: [...LINKED_ROUTES, ...VOTE_ROUTES],
    read: ([first = '', second]) =>
      second === undefined ? { columnId: '', id: first } : { columnId: first, id: second },
  },
  {
    routes: [STUDY_ROUTE, ...VIDEO_ROUTES, ...LIST_ROUTES, ...PEOPLE_ROUTES.filter(isShort)],
    read: ([id = '', more]) => (more === undefined ? { columnId: '', id } : null),
  },
  {
    routes: ['tagList'],
    read: ([id = '', more]) => (more === undefined ? { columnId: '', id } : null),
  },
  {
    routes: ['commentAll'],
    read: ([columnId, id]) => (columnId && id ? { columnId, id } : null),
  },
  {
    routes: [PAPER_ROUTE],
    read: ([time = '', columnId = '', id = '']) => ({ time, columnId, id }),
  },
];

const MAX_PARTS: Readonly<Partial<Record<BakedRoute, number>>> = { [PAPER_ROUTE]: 3 };

/**
 * The pages that stand in `outDir`, by `formatRef`; all but the front page, which cannot be
 * told from its template by its name. Removes the temporary files of ended runs, beside the
 * feeds and the front page too.
 */
export async function findBakedPages(outDir: string): Promise<Map<string, PageRef>> {
  const pages = new Map<string, PageRef>();
  await removeLeftovers(outDir);
  for (const { routes, read } of SHAPES) {
    for (const route of routes) {
      const add = (parts: readonly string[]) => {
        const given = read(parts);
        if (!given) return;
        const ref: PageRef = { ...(route !== 'newsDetail' && { route }), ...given };
        pages.set(formatRef(ref), ref);
      };
      await findIn(path.join(outDir, routeFile(ROUTES[route])), [], MAX_PARTS[route] ?? 2, add);
    }
  }
  return pages;
}

async function findIn(
  folder: string,
  above: readonly string[],
  depth: number,
  add: (parts: readonly string[]) => void,
): Promise<void> {
  for (const entry of await listFolder(folder)) {
    const id = PAGE.exec(entry.name)?.[1];
    const inside = path.join(folder, entry.name);
    if (id !== undefined && entry.isFile()) add([...above, id]);
    else if (entry.isFile()) await removeIfLeftover(inside);
    else if (depth > 1 && entry.isDirectory() && isPageId(entry.name)) {
      await findIn(inside, [...above, entry.name], depth - 1, add);
    }
  }
}

/** The pages that an article may have under what it links to: only its own answer tells that id. */
export async function findLinkedPages(outDir: string, id: string): Promise<PageRef[]> {
  const pages: PageRef[] = [];
  for (const route of LINKED_ROUTES) {
    const folders = await listFolder(path.join(outDir, route));
    const ids = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (const columnId of ['', ...ids]) pages.push({ route, columnId, id });
  }
  return pages;
}

async function listFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
