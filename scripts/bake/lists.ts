import { getColumn } from '../../src/api/calls/columns.ts';
import type { Client } from '../../src/api/client.ts';
import type { Column } from '../../src/model/site/types.ts';
import { columnHasPage, isColumnRoute } from './columnRoute.ts';
import { formatRef, isPageId } from './files.ts';
import type { Listing } from './listing.ts';
import {
  type BakeJob,
  COLUMN_ROUTES,
  HOME_ROUTE,
  LIST_ROUTES,
  PAPER_ROUTE,
  type PageRef,
  SPECIAL_ROUTE,
} from './types.ts';

/** The front page, a column or a page of the newspaper: it shows articles of its own pages. */
export const isListRef = ({ route }: PageRef): boolean =>
  route === HOME_ROUTE || route === PAPER_ROUTE || isColumnRoute(route);

const HOME_JOB: BakeJob = { route: HOME_ROUTE, columnId: '', id: '', action: 'bake' };

/** Against columns that are each other's parents. */
const MAX_DEPTH = 6;

/**
 * What a run over the whole site does with its lists: all of them, since a row that went or
 * moved leaves no trace of when; what comes out the same is not written.
 */
export function planLists(
  { columns, knowsAllColumns }: Pick<Listing, 'columns' | 'knowsAllColumns'>,
  baked: ReadonlyMap<string, PageRef>,
): BakeJob[] {
  const jobs = [HOME_JOB, ...[...columns.values()].flatMap(planColumn)];
  if (!knowsAllColumns) return jobs;
  const planned = new Set(jobs.map(formatRef));
  for (const [key, ref] of baked) {
    if (!isColumnRoute(ref.route) || planned.has(key)) continue;
    const column = columns.get(ref.id);
    // A column that the tree has in another form says so itself.
    jobs.push({ ...ref, action: 'bake', ...(column ? { column } : { unlisted: true }) });
  }
  return jobs;
}

function planColumn(column: Column): BakeJob[] {
  if (!isPageId(column.id)) return [];
  const routes = LIST_ROUTES.filter((name) => columnHasPage(column, name));
  return routes.map((route) => ({ route, columnId: '', id: column.id, action: 'bake', column }));
}

/** The pages of columns that were named; each says itself which of them it has. */
export const planColumns = (ids: readonly string[]): BakeJob[] =>
  ids.flatMap((id) =>
    LIST_ROUTES.map((route): BakeJob => ({ route, columnId: '', id, action: 'bake' })),
  );

/**
 * The lists that show some articles, when these are baked alone: the front page, and the
 * pages that stand of the columns under which the articles have pages, of the columns above
 * those, and of the specials that they are parts of.
 */
export async function planAround(
  client: Client,
  articles: readonly PageRef[],
  baked: ReadonlyMap<string, PageRef>,
): Promise<BakeJob[]> {
  const ids = new Set(articles.map(({ id }) => id));
  const shown = [...articles, ...[...baked.values()].filter(({ id }) => ids.has(id))];
  const inColumns = shown.filter(({ route = 'newsDetail' }) =>
    COLUMN_ROUTES.some((name) => name === route),
  );
  const columns = new Set<string>();
  for (const { columnId } of inColumns) await addWithParents(client, columnId, columns);
  const around = [...baked.values()].filter(
    (ref) =>
      (isColumnRoute(ref.route) && columns.has(ref.id)) ||
      (ref.route === SPECIAL_ROUTE && columns.has(ref.columnId) && !ids.has(ref.id)),
  );
  return [HOME_JOB, ...around.map((ref): BakeJob => ({ ...ref, action: 'bake' }))];
}

async function addWithParents(client: Client, id: string, columns: Set<string>): Promise<void> {
  let columnId = id;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    if (!isPageId(columnId) || columns.has(columnId)) return;
    columns.add(columnId);
    const column = await getColumn(client, { columnId });
    if (!column.ok) return;
    columnId = column.value.parentId;
  }
}
