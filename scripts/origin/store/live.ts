import type { DatabaseSync } from 'node:sqlite';
import type { LiveStatus, SampleReport } from '../../sample/types.ts';
import { formatChinaTime, parseChinaTime } from '../wire/time.ts';
import { findArticle, findArticles } from './articles.ts';
import type { StoredArticle } from './storedArticle.ts';

/** A stored report of a broadcast. */
export interface StoredReport {
  readonly id: number;
  readonly articleId: number;
  /** Epoch ms. */
  readonly at: number;
  readonly pinned: boolean;
  readonly model: SampleReport;
}

/** Ids of sample reports are the article's id times this, plus an index. */
const REPORTS_AN_ARTICLE = 1000;
/** First id of reports that control calls add. */
const FIRST_LATER_ID = 10_000_000;
const PREVIEW = 0;

/** Returns the published broadcast with a `linkID`; null when there is none. */
export function findLive(db: DatabaseSync, linkId: number): StoredArticle | null {
  const row = db
    .prepare(
      `SELECT id FROM articles WHERE json_extract(model, '$.live.linkId') = ?
       ORDER BY published_at DESC LIMIT 1`,
    )
    .get(linkId);
  const article = row ? findArticle(db, Number(row.id)) : null;
  return article && (article.model.status ?? 1) === 1 ? article : null;
}

/** Lists published broadcasts that have not begun, the soonest first. */
export function listComing(db: DatabaseSync): StoredArticle[] {
  const rows = db
    .prepare(
      `SELECT id FROM articles WHERE listed = 1 AND json_extract(model, '$.live.status') = ?
       ORDER BY json_extract(model, '$.live.startsAt'), id`,
    )
    .all(PREVIEW);
  return findArticles(
    db,
    rows.map((row) => Number(row.id)),
  );
}

/**
 * Sets the status of a broadcast, which also changes the article's version. False when the
 * article is no broadcast.
 */
export function setLiveStatus(db: DatabaseSync, fileId: number, status: number): boolean {
  if (!isLiveStatus(status)) return false;
  const result = db
    .prepare(
      `UPDATE articles SET model = json_set(model, '$.live.status', ?), changed_at = changed_at + 1
       WHERE id = ? AND json_extract(model, '$.live.status') IS NOT NULL`,
    )
    .run(status, fileId);
  return result.changes > 0;
}

const isLiveStatus = (status: number): status is LiveStatus =>
  status === 0 || status === 1 || status === 2;

/** Lists a page of reports: pinned ones first, then the newest; begins after `after` where that exists. */
export function listLiveReports(
  db: DatabaseSync,
  articleId: number,
  page: { readonly offset: number; readonly limit: number; readonly after: number },
): StoredReport[] {
  const all = db
    .prepare(`${SELECT} WHERE article_id = ? ORDER BY pinned DESC, at DESC, id DESC`)
    .all(articleId)
    .map(readRow);
  // New reports shift the offsets, so that the last report of the previous page is more reliable.
  const shown = all.findIndex((report) => report.id === page.after);
  const start = shown >= 0 ? shown + 1 : page.offset;
  return all.slice(start, start + page.limit);
}

export function readLiveReport(db: DatabaseSync, id: number): StoredReport | null {
  const row = db.prepare(`${SELECT} WHERE id = ?`).get(id);
  return row ? readRow(row) : null;
}

/** A new report of a broadcast. */
export interface LiveReportInput {
  readonly content: string;
  readonly pictures: readonly string[];
  readonly user: string;
}

/** Stores a report and returns its id. */
export function addLiveReport(
  db: DatabaseSync,
  fileId: number,
  { content, pictures, user }: LiveReportInput,
  now: number,
): number {
  const last = db.prepare('SELECT max(id) AS id FROM live_reports').get()?.id;
  const id = Math.max(Number(last ?? 0) + 1, FIRST_LATER_ID);
  const model = { user, text: content, at: formatChinaTime(now), pictures };
  save(db, { id, articleId: fileId, at: now, model }, 'control');
  return id;
}

/** Replaces the reports of the sample content. */
export function replaceSampleReports(
  db: DatabaseSync,
  reports: Readonly<Record<number, readonly SampleReport[]>>,
): void {
  db.exec("DELETE FROM live_reports WHERE origin = 'edition'");
  for (const [article, list] of Object.entries(reports)) {
    const articleId = Number(article);
    list.forEach((model, index) => {
      const id = articleId * REPORTS_AN_ARTICLE + index + 1;
      save(db, { id, articleId, at: parseChinaTime(model.at), model }, 'edition');
    });
  }
}

const SELECT = 'SELECT id, article_id, at, pinned, model FROM live_reports';

function readRow(row: Record<string, unknown>): StoredReport {
  return {
    id: Number(row.id),
    articleId: Number(row.article_id),
    at: Number(row.at),
    pinned: row.pinned === 1,
    model: JSON.parse(String(row.model)) as SampleReport,
  };
}

function save(
  db: DatabaseSync,
  report: Omit<StoredReport, 'pinned'>,
  origin: 'edition' | 'control',
): void {
  db.prepare('INSERT INTO live_reports VALUES (?, ?, ?, ?, ?, ?)').run(
    report.id,
    report.articleId,
    report.at,
    report.model.pinned ? 1 : 0,
    origin,
    JSON.stringify(report.model),
  );
}
