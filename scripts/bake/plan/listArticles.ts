import { getArticles, getColumns } from '../../../src/api/calls/columns.ts';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import type { ListItem, Tag } from '../../../src/model/article/articleTypes.ts';
import type { ColumnPage } from '../../../src/model/column/columnTypes.ts';
import { listModuleArticles } from '../../../src/model/column/normaliseColumn.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { Column } from '../../../src/model/site/siteTypes.ts';
import { type ArticleRef, createArticleRef, isLinkedArticle } from '../articleRef.ts';
import { type BakeFailure, describeFailedCall } from '../bakeSummary.ts';
import { formatRef } from '../pageRef.ts';

const ROOT_COLUMN = '0';
/** Bounds against a tree or a list that never ends. */
const MAX_DEPTH = 6;
const MAX_PAGES = 50_000;

/** An article of a column, as lists describe it. */
export interface ListedArticle {
  readonly ref: ArticleRef;
  /** Epoch ms, null when unknown. */
  readonly changedAt: number | null;
  /** Its rows link to an address of another site (`articleLink`): it may have no page. */
  readonly isExternal: boolean;
  readonly title: string;
  /** Epoch ms, null when unknown. */
  readonly publishedAt: number | null;
  /** `ref` is the page that rows of lists link to: under the article's own column. */
  readonly isOwn: boolean;
  readonly tags: readonly Tag[];
  /** How many comments it has, and how often it was read. */
  readonly comments: number;
  readonly reads: number;
}

export interface Listing {
  /** By `formatRef`. */
  readonly articles: ReadonlyMap<string, ListedArticle>;
  /** The columns of the tree that readers may see, by id. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Every list of columns was read: a column that `columns` lacks is not in the tree. */
  readonly hasAllColumns: boolean;
  /** The columns whose lists were not read to their end: nothing is known of what they lack. */
  readonly unreadColumns: ReadonlySet<string>;
  readonly failures: readonly BakeFailure[];
}

export interface ListOptions {
  readonly onProgress?: ((columns: number, articles: number) => void) | undefined;
  /** How many pages of each list are read. */
  readonly maxPages?: number | undefined;
  /**
   * Returns whether nothing of a page of a list is news; the rest of that list is not read then, and its
   * column is added to `unreadColumns`: what it lacks may be there.
   */
  readonly isPageKnown?: ((rows: readonly ListedArticle[]) => boolean) | undefined;
}

/**
 * Returns all articles of the site, each under every column that lists it and under its own
 * column, which rows of lists link to. Fails only when the columns of the root cannot be read;
 * another column that fails is added to `failures`.
 */
export async function listArticles(
  client: Client,
  { onProgress = () => {}, maxPages = MAX_PAGES, isPageKnown = () => false }: ListOptions = {},
): Promise<Result<Listing, ApiError>> {
  const articles = new Map<string, ListedArticle>();
  const unreadColumns = new Set<string>();
  const failures: BakeFailure[] = [];
  const columns = new Set<string>();
  const tree = new Map<string, Column>();
  let hasAllColumns = true;
  const specialColumns = new Set<string>();

  const root = await getColumns(client, { parentColumnId: ROOT_COLUMN });
  if (!root.ok && root.error.kind !== 'empty') return fail(root.error);
  await walk(root.ok ? addColumns(root.value) : [], 1);
  return ok({ articles, columns: tree, hasAllColumns, unreadColumns, failures });

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
      hasAllColumns = false;
      addFailure(columnId, children.error);
    }
  }

  async function readColumn(columnId: string, depth: number): Promise<void> {
    const seen = new Set<string>();
    const specials = new Set<string>();
    for (let page = 0; page < maxPages; page++) {
      // With the parameters of the column's own page: one answer serves both.
      const answer = await getArticles(client, { columnId, page, withAds: page === 0 });
      if (!answer.ok) {
        if (answer.error.kind === 'empty') break;
        // The link of a special may be no column at all.
        if (specialColumns.has(columnId) && isRefusal(answer.error)) break;
        addFailure(columnId, answer.error);
        unreadColumns.add(columnId);
        break;
      }
      const before = seen.size;
      const rows: ListedArticle[] = [];
      for (const item of listItems(answer.value)) {
        seen.add(item.id);
        rows.push(addArticle(columnId, item));
        if (item.columnId !== '') rows.push(addArticle(item.columnId, item));
        if (item.kind === 'special' && item.linkId !== '') specials.add(item.linkId);
      }
      onProgress(columns.size, articles.size);
      // A server that ignores the page number sends the same rows again.
      if (seen.size === before || !mayHaveMore(answer.value)) break;
      if (isPageKnown(rows)) {
        unreadColumns.add(columnId);
        break;
      }
      if (page === MAX_PAGES - 1) {
        unreadColumns.add(columnId);
        const message = `more than ${MAX_PAGES} pages`;
        failures.push({ subject: `column ${columnId}`, kind: 'malformed', message });
      }
    }
    // A special has a column of its own, which the tree may lack.
    for (const id of specials) if (!columns.has(id)) specialColumns.add(id);
    await walk([...specials], depth + 1);
  }

  function addArticle(columnId: string, item: ListItem): ListedArticle {
    const ref = createArticleRef({ ...item, columnId });
    const name = formatRef(ref);
    const known = articles.get(name);
    const article: ListedArticle = {
      ref,
      changedAt: findLatestChange(known, item.changedAt ?? item.publishedAt),
      isExternal: isExternal(item),
      title: item.title,
      publishedAt: item.publishedAt,
      isOwn: item.columnId === '' || item.columnId === columnId || isLinkedArticle(ref),
      tags: item.tags,
      comments: item.counts.comments,
      reads: item.counts.clicks,
    };
    articles.set(name, article);
    return article;
  }

  function addFailure(columnId: string, error: ApiError): void {
    failures.push(describeFailedCall(`column ${columnId}`, error));
  }
}

/** Returns whether the rows of an article link to an address of another site. */
export const isExternal = ({ kind, url }: ListItem): boolean =>
  (kind === 'link' || kind === 'h5') && url !== '';

/** Returns the later change; null, unknown, when one list has no time of it. */
function findLatestChange(known: ListedArticle | undefined, at: number | null): number | null {
  if (!known) return at;
  return known.changedAt === null || at === null ? null : Math.max(known.changedAt, at);
}

/**
 * Returns whether a server says that there is no such list: some refuse the call instead of sending
 * an empty list (wire 2.4).
 */
export const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === 'empty' || (kind === 'status' && status === -1);

/** Returns whether a site has no such call: it was refused, by its status or by HTTP. */
export const isRefusedCall = (error: ApiError): boolean => {
  const { kind, status = 0 } = error;
  return isRefusal(error) || (kind === 'network' && status >= 400 && status < 500);
};

/** Returns all articles of a page of a column: of its carousel, list, modules and broadcasts. */
export const listItems = ({ carousel, list, modules, live }: ColumnPage): readonly ListItem[] => [
  ...carousel,
  ...list,
  ...listModuleArticles(modules),
  ...live,
];

/**
 * Returns whether a column may have another page: the list lacks the articles of the carousel, so
 * that a full page may look short.
 */
export const mayHaveMore = ({ carousel, hasMore }: ColumnPage): boolean =>
  hasMore || carousel.length > 0;

/** Returns how many rows the first screen of a column has, those of its modules included. */
export const countRows = ({ carousel, list, modules, topModule, live }: ColumnPage): number =>
  [carousel, list, live, ...modules.map(({ items }) => items), topModule?.items ?? []].reduce(
    (sum, { length }) => sum + length,
    0,
  );
