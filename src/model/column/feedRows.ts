import type { ListItem } from '../article/articleTypes.ts';
import { removeDuplicates } from '../wire.ts';
import type { ColumnData, ColumnPage, FeedRow, Module, ModuleItem } from './columnTypes.ts';
import { listTopStories } from './listTopStories.ts';

type FirstPage = Pick<ColumnPage, 'list' | 'modules' | 'ads'>;

interface PlacedRow {
  /** Index of the article that the row precedes. */
  readonly at: number;
  readonly row: FeedRow;
}

/** Index of the article that broadcasts and the column's ad precede: four headlines come first. */
const FIRST_ROWS = 4;

/**
 * Returns the rows of a list's first page. Modules and advertisements are placed before the row
 * of their position (wire 9.5), several at one position in the server's order;
 * positions beyond the end are last. Modules without items and repeated entries are left out.
 */
export const arrangeRows = (page: FirstPage): readonly FeedRow[] => placeRows(page, [], new Set());

/**
 * Returns the rows of a column's first screen: like `arrangeRows`, with the column's broadcasts and
 * its ad after the first headlines, and each story once on the page: where it is first, but in the list
 * rather than in a module between its rows (decision 0084).
 */
export function arrangeFirstRows({ column, page, ad }: ColumnData): readonly FeedRow[] {
  const inRows = new Set([...page.carousel, ...page.list].map(({ id }) => id));
  const live = page.live.filter(({ id }) => !inRows.has(id));
  const extra: PlacedRow[] = [];
  if (live.length > 0) {
    extra.push({ at: FIRST_ROWS, row: { kind: 'live', columnId: column.id, items: live } });
  }
  if (ad && ad.ads.length > 0) extra.push({ at: FIRST_ROWS, row: { kind: 'slot', slot: ad } });
  return placeRows(
    { ...page, modules: removeRepeatedStories(page) },
    extra,
    listTopStories(page.topModule),
  );
}

function placeRows(
  { list, modules, ads }: FirstPage,
  extra: readonly PlacedRow[],
  hidden: ReadonlySet<string>,
): readonly FeedRow[] {
  const placed: readonly PlacedRow[] = [
    ...modules
      .filter(({ items }) => items.length > 0)
      .map((module) => ({ at: module.position, row: { kind: 'module', module } as const })),
    ...extra,
    ...ads.map((ad) => ({ at: ad.position, row: { kind: 'ad', ad } as const })),
  ];
  const rows: FeedRow[] = [];
  list.forEach((item, index) => {
    for (const { at, row } of placed) if (at === index) rows.push(row);
    if (!hidden.has(item.id)) rows.push({ kind: 'article', item });
  });
  for (const { at, row } of placed) if (at >= list.length) rows.push(row);
  return removeDuplicates(rows.map((row) => ({ id: formatRowKey(row), row }))).map(
    ({ row }) => row,
  );
}

/**
 * Returns the modules of articles and specials without the stories that the page shows elsewhere: in
 * the carousel, the list, the broadcasts, the top module or an earlier module. Flash news and messages of the editors
 * stay whole, because they are lines and not rows.
 */
function removeRepeatedStories({
  carousel,
  list,
  live,
  topModule,
  modules,
}: ColumnPage): readonly Module[] {
  const shown = new Set([...carousel, ...list, ...live].map(({ id }) => id));
  for (const id of listTopStories(topModule)) shown.add(id);
  return modules.map((module) => {
    if (module.kind !== 'articles' && module.kind !== 'specials') return module;
    const items = (module.items as readonly ListItem[]).filter(({ id }) => !shown.has(id));
    for (const { id } of items) shown.add(id);
    return { ...module, items: items as readonly ModuleItem[] } as Module;
  });
}

/** Returns a key that is unique among the rows of a list. */
export function formatRowKey(row: FeedRow): string {
  if (row.kind === 'article') return row.item.id;
  if (row.kind === 'activity') return `activity-${row.activity.id}`;
  if (row.kind === 'ad') return `ad-${row.ad.id}-${row.ad.position}`;
  if (row.kind === 'live' || row.kind === 'slot') return `${row.kind}-`;
  const { id, kind, name, position } = row.module;
  return `module-${id || `${kind}-${name}`}-${position}`;
}
