import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { LostPart } from '../../src/body/lostParts.node.ts';
import type { BakeableRoute } from '../../src/routes.ts';
import { isArticlePage, type PageRef } from '../bake/pageRef.ts';
import { toJsonb } from './storedText.ts';
import { createWriteBatch } from './writeBatch.ts';

/** An article as sitemaps describe it. */
export interface PublishedArticle {
  /** The page under its own column, whatever other columns list it. */
  readonly ref: PageRef;
  readonly title: string;
  /** Epoch ms, null when unknown. */
  readonly publishedAt: number | null;
  readonly changedAt: number | null;
}

/** A page as it was last written. */
export interface StoredPage {
  readonly ref: PageRef;
  /** Hash of what all pages share: build, settings, configuration. */
  readonly siteVersion: string;
  /** Hash of what the page was rendered from. */
  readonly viewHash: string;
  /** The version that lists named (`ListedVersion.text`); null when it is unknown. */
  readonly listedVersion: string | null;
  /** Its rows show a headline that has changed since it was written (`storedChanges.ts`). */
  readonly hasOutdatedRows: boolean;
  /** Of a list; null for other pages. */
  readonly rowCount: number | null;
  /** Every optional part could be fetched. */
  readonly isComplete: boolean;
  /** Of the page of an article. */
  readonly published: PublishedArticle | null;
  /** What of its content the page does not show. */
  readonly lostParts: readonly LostPart[];
}

/** A page whose readers miss something. */
interface LackingPage extends Pick<StoredPage, 'ref' | 'lostParts'> {
  readonly title: string;
}

/** A page as it is saved. */
export interface SavedPage extends Omit<StoredPage, 'hasOutdatedRows'> {
  /** Ids of the articles whose headlines its rows show. */
  readonly shownIds: readonly string[];
  /** The name by which search finds it; null for a page that search leaves out. */
  readonly searchTitle: string | null;
}

/** A page for the search index. */
export interface SearchablePage {
  readonly ref: PageRef;
  readonly title: string;
}

/** A page of an article that was found. */
export interface FoundPage extends SearchablePage {
  readonly articleId: string;
}

/** How sitemaps describe the article of a page. */
export interface PageDescription extends Pick<StoredPage, 'viewHash' | 'published'> {
  readonly name: string;
}

/** The pages of a site as they were last written, by `formatRef`. */
export type StoredPages = ReturnType<typeof createStoredPages>;

const DESCRIBED_AT_ONCE = 1_000;

interface Row {
  readonly name: string;
  readonly route: BakeableRoute;
  readonly params: PageRef['params'];
  readonly site_version: string;
  readonly view_hash: string;
  readonly listed_version: string | null;
  readonly has_outdated_rows: boolean;
  readonly row_count: number | null;
  readonly is_complete: boolean;
  readonly published: PublishedArticle | null;
  readonly lost_parts: readonly LostPart[];
}

const COLUMNS = `
  name, route, params, site_version, view_hash, listed_version, row_count, is_complete, published,
  lost_parts`;
const SELECT = `
  SELECT ${COLUMNS}, has_outdated_rows FROM page WHERE site_id = $1 AND ($2::text[] IS NULL OR name = ANY($2))`;
const SELECT_AROUND = `
  SELECT ${COLUMNS}, has_outdated_rows FROM page
  WHERE site_id = $1 AND (article_id IS NULL OR article_id = ANY($2::text[]))`;
const COUNT = 'SELECT count(*)::integer AS count FROM page WHERE site_id = $1';
/** The pages whose rows show these articles change with them (`storedChanges.ts`). */
const noteChanged = (articles: string) => `
  INSERT INTO changed_article (site_id, id) ${articles} ORDER BY 2
  ON CONFLICT (site_id, id) DO UPDATE SET changed_at = excluded.changed_at`;
const DELETE = `
  WITH deleted AS (
    DELETE FROM page WHERE site_id = $1 AND name = ANY($2) RETURNING article_id
  )
  ${noteChanged('SELECT DISTINCT $1::integer, article_id FROM deleted WHERE article_id IS NOT NULL')}`;
const NEW = `
  new AS (
    SELECT * FROM jsonb_to_recordset($2) AS new (
      article_id text, name text, route text, params jsonb, site_version text, view_hash text,
      listed_version text, row_count integer, is_complete boolean, published jsonb,
      lost_parts jsonb, shown_ids text[], search_title text
    )
  )`;
const CHANGED = `
  changed AS (${noteChanged(`
    SELECT DISTINCT $1::integer, new.article_id FROM new
    JOIN page ON page.site_id = $1 AND page.name = new.name
    WHERE new.article_id IS NOT NULL AND page.published->>'title' <> new.published->>'title'`)}
  )`;
const UPSERT = `
  INSERT INTO page (site_id, article_id, ${COLUMNS}, shown_ids, search_title)
  SELECT $1, * FROM new
  ON CONFLICT (site_id, name) DO UPDATE
  SET site_version = excluded.site_version, view_hash = excluded.view_hash,
    listed_version = excluded.listed_version, has_outdated_rows = false, row_count = excluded.row_count,
    is_complete = excluded.is_complete, published = excluded.published,
    lost_parts = excluded.lost_parts, shown_ids = excluded.shown_ids, search_title = excluded.search_title`;

const UPSERT_CONTENTS = `
  WITH ${NEW}, ${CHANGED}, saved AS (${UPSERT} RETURNING 1)
  INSERT INTO page_content (site_id, name, content)
  SELECT $1, * FROM unnest($3::text[], $4::text[])
  ON CONFLICT (site_id, name) DO UPDATE SET content = excluded.content
  WHERE page_content.content <> excluded.content`;
const SELECT_CONTENTS = `
  SELECT name, content FROM page_content WHERE site_id = $1 AND name = ANY($2)`;

const DESCRIBE = `
  UPDATE page SET published = new.published
  FROM jsonb_to_recordset($2) AS new (name text, view_hash text, published jsonb)
  WHERE page.site_id = $1 AND page.name = new.name AND page.view_hash = new.view_hash`;

const SEARCHABLE = `
  (SELECT route, params, search_title AS title FROM page
   WHERE site_id = $1 AND search_title IS NOT NULL AND article_id IS NULL
   ORDER BY route, name LIMIT $2)
  UNION ALL
  (SELECT route, params, search_title FROM page
   WHERE site_id = $1 AND search_title IS NOT NULL AND article_id IS NOT NULL
   ORDER BY article_number DESC NULLS LAST, name LIMIT $3)`;

/** Parts that were hidden on purpose are not missed (`isMissed`). */
const HAS_LOST_PARTS = `lost_parts @@ '$[*].reason != "hidden"'`;
const SELECT_WITH_LOST_PARTS = `
  SELECT route, params, lost_parts, published->>'title' AS title FROM page
  WHERE site_id = $1 AND ${HAS_LOST_PARTS}
  ORDER BY article_number DESC NULLS LAST, name LIMIT $2`;
const COUNT_WITH_LOST_PARTS = `
  SELECT count(*)::integer AS count FROM page WHERE site_id = $1 AND ${HAS_LOST_PARTS}`;

/** No index finds a part of a title: it is read for a person, not for a reader. */
const FIND_ARTICLES = `
  WITH article AS (
    SELECT coalesce(article_id, params->>'id') AS id, article_number, name, route, params, published
    FROM page WHERE site_id = $1 AND (article_id IS NOT NULL OR route = 'specDetail')
  ), found AS (
    SELECT id, id IS NOT DISTINCT FROM $2 AS is_named, max(article_number) AS number FROM article
    WHERE id = $2 OR position(lower($3) IN lower(published->>'title')) > 0
    GROUP BY id ORDER BY is_named DESC, number DESC NULLS LAST, id LIMIT $4
  )
  SELECT id AS "articleId", route, params, coalesce(published->>'title', '') AS title
  FROM article JOIN found USING (id)
  ORDER BY is_named DESC, number DESC NULLS LAST, id, published IS NULL, name`;

interface SearchableRow extends PageRef {
  readonly title: string;
}

const toPage = (row: Row): StoredPage => ({
  ref: { route: row.route, params: row.params },
  siteVersion: row.site_version,
  viewHash: row.view_hash,
  listedVersion: row.listed_version,
  hasOutdatedRows: row.has_outdated_rows,
  rowCount: row.row_count,
  isComplete: row.is_complete,
  published: row.published,
  lostParts: row.lost_parts,
});

const toRow = (name: string, page: SavedPage) => ({
  name,
  route: page.ref.route,
  params: page.ref.params,
  article_id: findArticleId(page.ref),
  site_version: page.siteVersion,
  view_hash: page.viewHash,
  listed_version: page.listedVersion,
  row_count: page.rowCount,
  is_complete: page.isComplete,
  published: page.published,
  lost_parts: page.lostParts,
  shown_ids: page.shownIds,
  search_title: page.searchTitle,
});

/**
 * Returns the id of the article that a page belongs to; null for other pages, and for specials, which
 * show the lists of a column and change with any article of it.
 */
function findArticleId(ref: PageRef): string | null {
  if (ref.route === 'specDetail') return null;
  const belongs = isArticlePage(ref) || ref.route === 'commentAll';
  return belongs ? (ref.params.id ?? null) : null;
}

interface WaitingPage {
  readonly page: SavedPage;
  readonly content: string | null;
}

/** Returns the pages of a site. */
export function createStoredPages(pool: Pool, siteId: number) {
  const refused = new Map<string, string>();
  /** null for a page to delete. */
  const write = async (pages: ReadonlyMap<string, WaitingPage | null>) => {
    const rows: unknown[] = [];
    const contents: { readonly name: string; readonly content: string }[] = [];
    const deleted: string[] = [];
    // Runs at the same time take the rows in the same order: none waits for another forever.
    for (const [name, waiting] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!waiting) {
        deleted.push(name);
        continue;
      }
      const { page, content } = waiting;
      rows.push(toRow(name, page));
      if (content !== null) contents.push({ name, content });
    }
    if (rows.length > 0) {
      // One statement: a killed run leaves no page with the content of another version.
      await pool.query(UPSERT_CONTENTS, [
        ...[siteId, toJsonb(rows)],
        contents.map(({ name }) => name),
        contents.map(({ content }) => content),
      ]);
    }
    if (deleted.length > 0) await pool.query(DELETE, [siteId, deleted]);
  };
  const batch = createWriteBatch(write, (name, reason) => refused.set(name, reason));
  const select = async (query: string, names: readonly string[] | null) => {
    await batch.flush();
    const { rows } = await pool.query<Row>(query, [siteId, names]);
    return new Map(rows.map((row) => [row.name, toPage(row)]));
  };
  const readContent = createReadBatch(async (names) => {
    await batch.flush();
    const { rows } = await pool.query<{ name: string; content: string }>(SELECT_CONTENTS, [
      siteId,
      names,
    ]);
    return new Map(rows.map(({ name, content }) => [name, content]));
  });
  return {
    /** Returns those of the named pages that are stored; all pages of the site for null. */
    load: (names: readonly string[] | null): Promise<Map<string, StoredPage>> =>
      select(SELECT, names),
    /** Returns the pages of these articles, and all pages that belong to none. */
    loadAround: (articleIds: readonly string[]): Promise<Map<string, StoredPage>> =>
      select(SELECT_AROUND, articleIds),
    count: async (): Promise<number> => {
      const { rows } = await pool.query<{ count: number }>(COUNT, [siteId]);
      return rows[0]?.count ?? 0;
    },
    /** Returns what a page was made from (`PageContent` as JSON); undefined when it is unknown. */
    readContent,
    /** Returns the pages that search finds: those without an article, then the newest articles. */
    listSearchable: async ({
      others,
      articles,
    }: {
      readonly others: number;
      readonly articles: number;
    }): Promise<readonly SearchablePage[]> => {
      await batch.flush();
      const { rows } = await pool.query<SearchableRow>(SEARCHABLE, [siteId, others, articles]);
      return rows.map(({ route, params, title }) => ({ ref: { route, params }, title }));
    },
    /** Returns the pages of an article, then of the newest ones whose titles have a text; null for none. */
    findArticles: async ({
      id,
      title,
      limit,
    }: {
      readonly id: string | null;
      readonly title: string | null;
      readonly limit: number;
    }): Promise<readonly FoundPage[]> => {
      await batch.flush();
      const values = [siteId, id, title, limit];
      const { rows } = await pool.query<FoundPage & PageRef>(FIND_ARTICLES, values);
      return rows.map(({ articleId, route, params, title: found }) => ({
        articleId,
        ref: { route, params },
        title: found,
      }));
    },
    /** Returns how many pages do not show all of their content, and the newest of them. */
    listWithLostParts: async (
      limit: number,
    ): Promise<{
      readonly count: number;
      readonly pages: readonly LackingPage[];
    }> => {
      await batch.flush();
      const { rows } = await pool.query<Row & { title: string | null }>(SELECT_WITH_LOST_PARTS, [
        siteId,
        limit,
      ]);
      const [all] = (await pool.query<{ count: number }>(COUNT_WITH_LOST_PARTS, [siteId])).rows;
      return {
        count: all?.count ?? 0,
        pages: rows.map(({ route, params, lost_parts, title }) => ({
          ref: { route, params },
          lostParts: lost_parts,
          title: title ?? '',
        })),
      };
    },
    /** Replaces the descriptions of pages that were not written again since they were loaded. */
    describe: async (descriptions: readonly PageDescription[]): Promise<void> => {
      await batch.flush();
      for (let from = 0; from < descriptions.length; from += DESCRIBED_AT_ONCE) {
        const some = descriptions.slice(from, from + DESCRIBED_AT_ONCE);
        const rows = some.map(({ name, viewHash, published }) => ({
          name,
          view_hash: viewHash,
          published,
        }));
        await pool.query(DESCRIBE, [siteId, toJsonb(rows)]);
      }
    },
    /** Saves a page with its content, or without a change of that for null. */
    save: (name: string, page: SavedPage, content: string | null): void =>
      batch.add(name, { page, content: content ?? batch.find(name)?.content ?? null }),
    delete: (name: string): void => batch.add(name, null),
    /** Resolves when everything is saved that the database accepts. */
    flush: batch.flush,
    /** The pages that the database has refused to save, and why; they are not remembered. */
    refused,
  };
}

/**
 * Returns a function that reads the value of a key; undefined when there is none. Keys that are asked
 * for in the same turn of the event loop are read with one statement.
 */
function createReadBatch<T>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let waiting: Set<string> | null = null;
  let reading: Promise<ReadonlyMap<string, T>>;

  async function readTogether(keys: ReadonlySet<string>): Promise<ReadonlyMap<string, T>> {
    await nextTurn();
    waiting = null;
    return read([...keys]);
  }

  return async (key) => {
    if (!waiting) {
      waiting = new Set();
      reading = readTogether(waiting);
    }
    waiting.add(key);
    return (await reading).get(key);
  };
}
