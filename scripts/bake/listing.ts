import { getArticles, getColumns } from '../../src/api/calls/columns.ts';
import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import type { ListItem, Tag } from '../../src/model/article/types.ts';
import { listModuleArticles } from '../../src/model/column/normalise.ts';
import type { ColumnPage } from '../../src/model/column/types.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { Column } from '../../src/model/site/types.ts';
import { articleRoute } from '../../src/routes.ts';
import { formatRef, isPageId } from './files.ts';
import { type BakeFailure, COLUMN_ROUTES, LINKED_ROUTES, type PageRef } from './types.ts';

const ROOT_COLUMN = '0';
/** Bounds against a tree or a list that never ends. */
const MAX_DEPTH = 6;
const MAX_PAGES = 5_000;

/** An article in a column, as the lists tell of it. */
export interface ListedArticle extends PageRef {
  /** Epoch ms, null when not told. */
  readonly changedAt: number | null;
  /** Its links lead to an outside address (`articleLink`): it may have no page. */
  readonly leadsOutside: boolean;
  readonly title: string;
  readonly publishedAt: number | null;
  /** This is the page that its links name: under its own column. */
  readonly isOwn: boolean;
  readonly tags: readonly Tag[];
  /** How many comments it has. */
  readonly comments: number;
}

export interface Listing {
  /** By `formatRef`. */
  readonly articles: ReadonlyMap<string, ListedArticle>;
  /** What readers see of the tree, by id. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Every list of columns was read: what `columns` lacks is not in the tree. */
  readonly knowsAllColumns: boolean;
  /** The columns whose lists could not be read to their end: nothing is known of what they lack. */
  readonly unreadColumns: ReadonlySet<string>;
  readonly failures: readonly BakeFailure[];
}

/**
 * All articles of the site, each under every column that lists it and under its own,
 * where the rows of lists lead. Fails only when the columns of the root cannot be had;
 * a column that fails is named and the others go on.
 */
export async function listArticles(
  client: Client,
  onProgress: (columns: number, articles: number) => void = () => {},
): Promise<Result<Listing, ApiError>> {
  const articles = new Map<string, ListedArticle>();
  const unreadColumns = new Set<string>();
  const failures: BakeFailure[] = [];
  const columns = new Set<string>();
  const tree = new Map<string, Column>();
  let knowsAllColumns = true;
  const specialColumns = new Set<string>();

  const root = await getColumns(client, { parentColumnId: ROOT_COLUMN });
  if (!root.ok && root.error.kind !== 'empty') return fail(root.error);
  await walk(root.ok ? addColumns(root.value) : [], 1);
  return ok({ articles, columns: tree, knowsAllColumns, unreadColumns, failures });

  function addColumns(found: readonly Column[]): string[] {
    for (const column of found) if (!tree.has(column.id)) tree.set(column.id, column);
    return found.map(({ id }) => id);
  }

  async function walk(found: readonly string[], depth: number): Promise<void> {
    if (depth > MAX_DEPTH) return;
    const fresh = [...new Set(found)].filter((id) => id !== ROOT_COLUMN && !columns.has(id));
    for (const id of fresh) columns.add(id);
    await Promise.all(
      fresh.flatMap((id) => [
        readColumn(id, depth),
        depth < MAX_DEPTH ? readChildren(id, depth) : null,
      ]),
    );
  }

  async function readChildren(columnId: string, depth: number): Promise<void> {
    const children = await getColumns(client, { parentColumnId: columnId });
    if (children.ok) await walk(addColumns(children.value), depth + 1);
    else if (!isRefusal(children.error)) {
      knowsAllColumns = false;
      note(columnId, children.error);
    }
  }

  async function readColumn(columnId: string, depth: number): Promise<void> {
    const seen = new Set<string>();
    const specials = new Set<string>();
    for (let page = 0; page < MAX_PAGES; page++) {
      // As the column's own page asks for its first: one answer serves both.
      const answer = await getArticles(client, { columnId, page, withAds: page === 0 });
      if (!answer.ok) {
        if (answer.error.kind === 'empty') break;
        // Nobody promised that what a special links to is a column.
        if (specialColumns.has(columnId) && isRefusal(answer.error)) break;
        note(columnId, answer.error);
        unreadColumns.add(columnId);
        break;
      }
      const before = seen.size;
      for (const item of itemsOf(answer.value)) {
        seen.add(item.id);
        add(columnId, item);
        if (item.columnId !== '') add(item.columnId, item);
        if (item.kind === 'special' && item.linkId !== '') specials.add(item.linkId);
      }
      onProgress(columns.size, articles.size);
      // A server that does not know pages sends the same one again and again.
      if (seen.size === before || !mayHaveMore(answer.value)) break;
      if (page === MAX_PAGES - 1) {
        unreadColumns.add(columnId);
        const message = `more than ${MAX_PAGES} pages`;
        failures.push({ subject: `column ${columnId}`, kind: 'malformed', message });
      }
    }
    // A special is a column of its own, which may stand nowhere in the tree.
    for (const id of specials) if (!columns.has(id)) specialColumns.add(id);
    await walk([...specials], depth + 1);
  }

  function add(columnId: string, item: ListItem): void {
    const ref = decideListedRef(columnId, item);
    const key = formatRef(ref);
    const known = articles.get(key);
    articles.set(key, {
      ...ref,
      changedAt: latest(known, item.changedAt ?? item.publishedAt),
      leadsOutside: leadsOutside(item),
      title: item.title,
      publishedAt: item.publishedAt,
      isOwn: item.columnId === '' || item.columnId === columnId || isLinked(ref),
      tags: item.tags,
      comments: item.counts.comments,
    });
  }

  function note(columnId: string, error: ApiError): void {
    const message = `${error.call}: ${error.message}`;
    failures.push({ subject: `column ${columnId}`, kind: error.kind, message });
  }
}

/** Where a row of a list leads, under the column that lists it. */
export function decideListedRef(columnId: string, { id, kind, linkId }: ListItem): PageRef {
  const route = articleRoute(kind);
  const linked = LINKED_ROUTES.find((name) => name === route);
  if (linked) return { route: linked, columnId: isPageId(linkId) ? linkId : '', id };
  const known = COLUMN_ROUTES.find((name) => name === route && name !== 'newsDetail');
  return { ...(known && { route: known }), columnId, id };
}

/** Its links lead to an outside address. */
export const leadsOutside = ({ kind, url }: ListItem): boolean =>
  (kind === 'link' || kind === 'h5') && url !== '';

const isLinked = ({ route }: PageRef): boolean => LINKED_ROUTES.some((name) => name === route);

/** A change that one list does not tell of counts as one. */
function latest(known: ListedArticle | undefined, at: number | null): number | null {
  if (!known) return at;
  return known.changedAt === null || at === null ? null : Math.max(known.changedAt, at);
}

/** "There is no such list": some servers refuse instead of sending an empty one (interop section 2). */
export const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === 'empty' || (kind === 'status' && status === -1);

/** Returns whether a site has no such call: it was refused, also by HTTP. */
export const isRefusedCall = (error: ApiError): boolean => {
  const { kind, status = 0 } = error;
  return isRefusal(error) || (kind === 'network' && status >= 400 && status < 500);
};

/** All articles of a page of a list, wherever they stand in it. */
export const itemsOf = ({ carousel, list, modules, live }: ColumnPage): readonly ListItem[] => [
  ...carousel,
  ...list,
  ...listModuleArticles(modules),
  ...live,
];

/** What stands in the carousel is missing in the list, which then is shorter than a page. */
export const mayHaveMore = ({ carousel, hasMore }: ColumnPage): boolean =>
  hasMore || carousel.length > 0;
