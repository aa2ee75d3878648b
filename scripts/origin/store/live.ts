import type { DatabaseSync } from 'node:sqlite';
import { LIVE_REPORTS } from '../../sample/live/reports.ts';
import type { LiveStatus, SampleReport } from '../../sample/types.ts';
import { defineTable, descending, type Stored } from '../table.ts';
import { formatChinaTime, parseChinaTime } from '../wire/time.ts';
import { findArticle, findArticles } from './articles.ts';
import type { StoredArticle } from './storedArticle.ts';

interface NewReport {
  readonly articleId: number;
  /** Epoch ms. */
  readonly at: number;
  readonly model: SampleReport;
}

/** A stored report of a broadcast. */
export type StoredReport = Stored<NewReport>;

/** Ids of sample reports are the article's id times this, plus an index. */
const REPORTS_AN_ARTICLE = 1000;
const PREVIEW = 0;

const reports = defineTable<NewReport>('liveReports', 10_000_000);

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
  const isPinned = ({ model }: NewReport) => (model.pinned ? 1 : 0);
  const newest = descending<StoredReport>(({ at }) => at);
  const all = reports(db)
    .list((row) => row.articleId === articleId)
    .sort((a, b) => isPinned(b) - isPinned(a) || newest(a, b));
  // New reports shift the offsets, so that the last report of the previous page is more reliable.
  const shown = all.findIndex((report) => report.id === page.after);
  const start = shown >= 0 ? shown + 1 : page.offset;
  return all.slice(start, start + page.limit);
}

/** A new report of a broadcast. */
export interface LiveReportInput {
  readonly content: string;
  readonly pictures: readonly string[];
  readonly user: string;
}

/** Stores a report. */
export function addLiveReport(
  db: DatabaseSync,
  articleId: number,
  { content, pictures, user }: LiveReportInput,
  now: number,
): StoredReport {
  const model = { user, text: content, at: formatChinaTime(now), pictures };
  return reports(db).add({ articleId, at: now, model });
}

/** Stores the reports of the sample content. */
export function seedReports(db: DatabaseSync): void {
  for (const [article, list] of Object.entries(LIVE_REPORTS)) {
    const articleId = Number(article);
    list.forEach((model, index) => {
      const id = articleId * REPORTS_AN_ARTICLE + index + 1;
      reports(db).add({ articleId, at: parseChinaTime(model.at), model }, id);
    });
  }
}
