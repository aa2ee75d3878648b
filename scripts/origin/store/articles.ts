import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { DAY_MS } from '../../../src/model/durations.ts';
import {
  expandModel,
  findGeneratedArticle,
  listGeneratedColumn,
} from '../../sample/generateArticle.ts';
import { createPaperArticle } from '../../sample/paper/createPaperArticle.ts';
import { SITE_ID } from '../../sample/site.ts';
import type { SampleArticle } from '../../sample/types.ts';
import type { Part } from '../table.ts';
import { stripTags } from '../wire/content.ts';
import { parseChinaTime } from '../wire/time.ts';
import { countVisibleComments } from './comments.ts';

/** A stored article with its counters. */
export interface StoredArticle {
  readonly model: SampleArticle;
  readonly publishedAt: number;
  readonly changedAt: number;
  /** Position among the pinned articles of its column, from 1; 0 when it is not pinned. */
  readonly position: number;
  readonly clicks: number;
  readonly praises: number;
  readonly shares: number;
  readonly comments: number;
}

/**
 * Returns an article of the printed newspaper, generated from its id; null for other ids.
 * Only its counters are stored, from the first request on.
 */
function findPaperArticle(db: DatabaseSync, id: number): StoredArticle | null {
  const model = createPaperArticle(id);
  if (model === null) return null;
  const { clicks = 0, praises = 0, shares = 0 } = model;
  db.prepare('INSERT OR IGNORE INTO counters VALUES (?, ?, ?, ?)').run(id, clicks, praises, shares);
  const row = db.prepare('SELECT * FROM counters WHERE article_id = ?').get(id);
  const at = parseChinaTime(model.at);
  return {
    model,
    publishedAt: at,
    changedAt: at,
    position: 0,
    clicks: Number(row?.clicks ?? clicks),
    praises: Number(row?.praises ?? praises),
    shares: Number(row?.shares ?? shares),
    comments: countVisibleComments(db, id),
  };
}

const SELECT = `
  SELECT a.model, a.published_at, a.changed_at, a.position,
    coalesce(n.clicks, 0) AS clicks, coalesce(n.praises, 0) AS praises,
    coalesce(n.shares, 0) AS shares
  FROM articles a LEFT JOIN counters n ON n.article_id = a.id`;

/** `place` of articles that are not pinned: after all pinned ones. */
const UNPLACED = 1_000_000;

const NEWEST_FIRST = 'ORDER BY a.published_at DESC, a.id DESC';

type Row = Record<string, unknown>;

const readRow =
  (db: DatabaseSync) =>
  (row: Row): StoredArticle => {
    const model = expandModel(JSON.parse(String(row.model)) as SampleArticle);
    return {
      model,
      publishedAt: Number(row.published_at),
      changedAt: Number(row.changed_at),
      position: Number(row.position),
      clicks: Number(row.clicks),
      praises: Number(row.praises),
      shares: Number(row.shares),
      comments: countVisibleComments(db, model.id),
    };
  };

/** Returns the article, published or not; null when there is none or it was withdrawn. */
export function findArticle(db: DatabaseSync, id: number): StoredArticle | null {
  const row = db.prepare(`${SELECT} WHERE a.id = ?`).get(id);
  if (!row) return readGenerated(findGeneratedArticle(id)) ?? findPaperArticle(db, id);
  const article = readRow(db)(row);
  return article.model.withdrawn ? null : article;
}

export function findArticles(db: DatabaseSync, ids: readonly number[]): StoredArticle[] {
  return ids.flatMap((id) => findArticle(db, id) ?? []);
}

/** Returns a generated article, which is not stored and whose counters never change. */
function readGenerated(model: SampleArticle | null): StoredArticle | null {
  if (model === null) return null;
  const at = parseChinaTime(model.at);
  const counts = { clicks: clicksOf(model), praises: praisesOf(model), shares: sharesOf(model) };
  return { model, publishedAt: at, changedAt: at, position: 0, ...counts, comments: 0 };
}

/** Lists published articles of a column: pinned ones first, then the newest. */
export function listColumn(
  db: DatabaseSync,
  columnId: number,
  { offset, limit }: Part,
): StoredArticle[] {
  const made = listGeneratedColumn(columnId, offset, limit);
  if (made !== null) return made.flatMap((model) => readGenerated(model) ?? []);
  return db
    .prepare(
      `${SELECT} JOIN (SELECT * FROM article_columns WHERE column_id = ?
         ORDER BY place, published_at DESC, article_id DESC LIMIT ? OFFSET ?) m
         ON m.article_id = a.id
       ORDER BY m.place, m.published_at DESC, m.article_id DESC`,
    )
    .all(columnId, limit, offset)
    .map(readRow(db));
}

/** Lists articles that fulfil a condition in SQL, the newest first. */
const listNewest = (
  db: DatabaseSync,
  condition: string,
  values: readonly SQLInputValue[],
  { offset, limit }: Part,
): StoredArticle[] =>
  db
    .prepare(`${SELECT} WHERE ${condition} ${NEWEST_FIRST} LIMIT ? OFFSET ?`)
    .all(...values, limit, offset)
    .map(readRow(db));

/** Lists published articles whose text contains every word of the key. */
export function searchArticles(
  db: DatabaseSync,
  key: string,
  { columnId, kind }: { readonly columnId: number | null; readonly kind: string | null },
  part: Part,
): StoredArticle[] {
  const words = key.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const conditions = ['a.listed = 1', ...words.map(() => "a.search LIKE ? ESCAPE '\\'")];
  const values: SQLInputValue[] = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  if (columnId) {
    conditions.push('a.id IN (SELECT article_id FROM article_columns WHERE column_id = ?)');
    values.push(columnId);
  }
  if (kind !== null) {
    conditions.push("coalesce(json_extract(a.model, '$.kind'), 'news') = ?");
    values.push(kind);
  }
  return listNewest(db, conditions.join(' AND '), values, part);
}

/** Lists the most read articles of the days before the newest article. */
export function listHot(db: DatabaseSync, days: number, limit: number): StoredArticle[] {
  return db
    .prepare(
      `${SELECT} WHERE a.listed = 1 AND a.published_at >= 
         (SELECT max(published_at) FROM articles WHERE listed = 1) - ?
       ORDER BY clicks DESC, a.id DESC LIMIT ?`,
    )
    .all(days * DAY_MS, limit)
    .map(readRow(db));
}

/** Lists published articles of any of these columns, each once, newest first. */
export const listColumns = (
  db: DatabaseSync,
  columnIds: readonly number[],
  part: Part,
): StoredArticle[] =>
  listNewest(
    db,
    `a.id IN (SELECT article_id FROM article_columns
       WHERE column_id IN (SELECT value FROM json_each(?)))`,
    [JSON.stringify(columnIds)],
    part,
  );

/** Published articles one of whose `tags` or `reporters` has a value. */
const hasOne = (list: 'tags' | 'reporters'): string =>
  `a.listed = 1 AND EXISTS (SELECT 1 FROM json_each(a.model, '$.${list}') e WHERE e.value = ?)`;

/** Lists published articles with a tag, newest first. */
export const listByTag = (db: DatabaseSync, name: string, part: Part): StoredArticle[] =>
  listNewest(db, hasOne('tags'), [name], part);

/** Lists all tags of published articles. */
export function listTags(db: DatabaseSync): string[] {
  return db
    .prepare(
      `SELECT DISTINCT t.value AS name FROM articles a, json_each(a.model, '$.tags') t
       WHERE a.listed = 1`,
    )
    .all()
    .map((row) => String(row.name));
}

/** Lists published articles of the same columns, newest first, without the article itself. */
export function listNeighbours(
  db: DatabaseSync,
  { model }: StoredArticle,
  { offset, limit }: Part,
): StoredArticle[] {
  const newest = db.prepare(
    `SELECT article_id AS id, published_at AS at FROM article_columns
     WHERE column_id = ? ORDER BY place, published_at DESC, article_id DESC LIMIT ?`,
  );
  const found = new Map<number, number>();
  for (const column of [model.column, ...(model.alsoIn ?? [])]) {
    // One more, because the article itself is among them.
    for (const { id, at } of newest.all(column, offset + limit + 1)) {
      found.set(Number(id), Number(at));
    }
  }
  found.delete(model.id);
  const ids = [...found].sort(([a, at], [b, other]) => other - at || b - a).map(([id]) => id);
  return findArticles(db, ids.slice(offset, offset + limit));
}

/** Lists published articles of a reporter, newest first. */
export const listByReporter = (db: DatabaseSync, reporterId: number, part: Part): StoredArticle[] =>
  listNewest(db, hasOne('reporters'), [reporterId], part);

const countRows = (db: DatabaseSync, sql: string, value: SQLInputValue): number =>
  Number(db.prepare(sql).get(value)?.n ?? 0);

export const countByReporter = (db: DatabaseSync, reporterId: number): number =>
  countRows(db, `SELECT count(*) AS n FROM articles a WHERE ${hasOne('reporters')}`, reporterId);

/** Lists published articles of an account, newest first: its videos, or all others. */
export const listByAccount = (
  db: DatabaseSync,
  accountId: number,
  isVideo: boolean,
  part: Part,
): StoredArticle[] =>
  listNewest(
    db,
    `a.listed = 1 AND json_extract(a.model, '$.account') = ?
       AND (coalesce(json_extract(a.model, '$.kind'), 'news') = 'video') = ?`,
    [accountId, isVideo ? 1 : 0],
    part,
  );

/** Returns the sum of likes of all published articles of an account. */
export const countLikesOfAccount = (db: DatabaseSync, accountId: number): number =>
  countRows(
    db,
    `SELECT sum(n.praises) AS n FROM articles a JOIN counters n ON n.article_id = a.id
     WHERE a.listed = 1 AND json_extract(a.model, '$.account') = ?`,
    accountId,
  );

/** Returns how many published articles each account has, by account id. */
export function countByAccount(db: DatabaseSync): ReadonlyMap<number, number> {
  const rows = db
    .prepare(
      `SELECT json_extract(model, '$.account') AS account, count(*) AS n FROM articles
       WHERE listed = 1 AND json_extract(model, '$.account') IS NOT NULL GROUP BY 1`,
    )
    .all();
  return new Map(rows.map((row) => [Number(row.account), Number(row.n)]));
}

type ArticleOrigin = 'edition' | 'control' | 'generated';

/** Stores articles and replaces those with the same ids; counters stay. */
export function saveArticles(
  db: DatabaseSync,
  models: Iterable<SampleArticle>,
  origin: ArticleOrigin,
): void {
  const save = db.prepare(
    `INSERT OR REPLACE INTO articles
       (id, column_id, published_at, changed_at, listed, position, origin, search, model)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const unlist = db.prepare('DELETE FROM article_columns WHERE article_id = ?');
  const list = db.prepare('INSERT INTO article_columns VALUES (?, ?, ?, ?)');
  const count = db.prepare('INSERT OR IGNORE INTO counters VALUES (?, ?, ?, ?)');
  for (const model of models) {
    const publishedAt = parseChinaTime(model.at);
    const listed = isListed(model);
    const { search, stored } = formatStored(model, origin);
    save.run(
      model.id,
      model.column,
      publishedAt,
      model.changedAt ?? publishedAt,
      listed ? 1 : 0,
      model.pinned ?? 0,
      origin,
      search,
      stored,
    );
    unlist.run(model.id);
    if (listed) {
      for (const column of new Set([model.column, ...(model.alsoIn ?? [])])) {
        list.run(column, model.pinned ?? UNPLACED, publishedAt, model.id);
      }
    }
    count.run(model.id, clicksOf(model), praisesOf(model), sharesOf(model));
  }
}

/** Returns the search text and the stored JSON; of a generated article only its id and column. */
const formatStored = (model: SampleArticle, origin: ArticleOrigin) =>
  origin === 'generated'
    ? { search: model.title, stored: JSON.stringify({ generated: model.id, column: model.column }) }
    : { search: formatSearchText(model), stored: JSON.stringify(model) };

/** Initial counters: derived from the id where the sample content has none. */
const clicksOf = ({ id, clicks }: SampleArticle) => clicks ?? 200 + ((id * 7919) % 9000);
const praisesOf = ({ id, praises }: SampleArticle) => praises ?? (id * 31) % 180;
const sharesOf = ({ id, shares }: SampleArticle) => shares ?? (id * 17) % 60;

/** Whether lists contain the article: published on this site, and not withdrawn (or still `listed`). */
function isListed(model: SampleArticle): boolean {
  const isOwn = (model.siteId ?? SITE_ID) === SITE_ID && !model.paper;
  const isOut = (model.status ?? 1) === 1;
  return isOwn && isOut && (!model.withdrawn || model.withdrawn === 'listed');
}

function formatSearchText(model: SampleArticle): string {
  const texts = (model.body ?? []).filter((block) => typeof block === 'string');
  const parts = [model.title, model.subtitle, model.abstract, stripTags(model.content ?? '')];
  return [...parts, ...(model.tags ?? []), ...texts].filter(Boolean).join('\n');
}
