/** Broadcasts. */

import type { DatabaseSync } from 'node:sqlite';
import { LIVE_REPORTS } from '../../sample/liveReports.ts';
import { REPORTERS } from '../../sample/reporters.ts';
import type { SampleReport } from '../../sample/types.ts';
import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findArticle, listColumn, type StoredArticle } from '../store/articles.ts';
import { defineTable, descending, type Part, type Stored, takePart } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { findBannerImage, formatItems, formatLive } from '../wire/item.ts';
import { formatChinaTime, formatWireTime, parseChinaTime } from '../wire/time.ts';
import { skipShownArticles } from './lists.ts';
import { readPage } from './paging.ts';

interface NewReport {
  readonly articleId: number;
  /** Epoch ms. */
  readonly at: number;
  readonly model: SampleReport;
}

/** A stored report of a broadcast. */
type StoredReport = Stored<NewReport>;

/** Ids of sample reports are the article's id times this, plus an index. */
const REPORTS_AN_ARTICLE = 1000;
const PREVIEW = 0;
const LIVE_STATUSES: readonly number[] = [PREVIEW, 1, 2];

const reports = defineTable<NewReport>('liveReports', 10_000_000);

/** Returns the published broadcast with a `linkID`; null when there is none. */
function findLive(db: DatabaseSync, linkId: number): StoredArticle | null {
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
function listComing(db: DatabaseSync): StoredArticle[] {
  const rows = db
    .prepare(
      `SELECT id FROM articles WHERE listed = 1 AND json_extract(model, '$.live.status') = ?
       ORDER BY json_extract(model, '$.live.startsAt'), id`,
    )
    .all(PREVIEW);
  return rows.flatMap(({ id }) => findArticle(db, Number(id)) ?? []);
}

/**
 * Sets the status of a broadcast, which also changes the article's version. False when the
 * article is no broadcast.
 */
export function setLiveStatus(db: DatabaseSync, fileId: number, status: number): boolean {
  if (!LIVE_STATUSES.includes(status)) return false;
  const result = db
    .prepare(
      `UPDATE articles SET model = json_set(model, '$.live.status', ?), changed_at = changed_at + 1
       WHERE id = ? AND json_extract(model, '$.live.status') IS NOT NULL`,
    )
    .run(status, fileId);
  return result.changes > 0;
}

/** Lists a page of reports: pinned ones first, then the newest; begins after `after` where that exists. */
function listLiveReports(
  db: DatabaseSync,
  articleId: number,
  { offset, limit }: Part,
  after: number,
): StoredReport[] {
  const isPinned = ({ model }: NewReport) => (model.pinned ? 1 : 0);
  const newest = descending<StoredReport>(({ at }) => at);
  const all = reports(db)
    .list((row) => row.articleId === articleId)
    .sort((a, b) => isPinned(b) - isPinned(a) || newest(a, b));
  // New reports shift the offsets, so that the last report of the previous page is more reliable.
  const shown = all.findIndex((report) => report.id === after);
  return takePart(all, { offset: shown >= 0 ? shown + 1 : offset, limit });
}

/** Stores a report. */
export const addLiveReport = (
  db: DatabaseSync,
  articleId: number,
  report: Omit<SampleReport, 'at'>,
  now: number,
): StoredReport =>
  reports(db).add({ articleId, at: now, model: { ...report, at: formatChinaTime(now) } });

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

// Guesses: the fields of reports (src/docs/wireFields.md).

type Wire = Record<string, unknown>;

/** Assumed clicks per reader. */
const CLICKS_A_READER = 3;

/** Formats `main` of liveView: the broadcast itself. */
function formatLiveMain(stored: StoredArticle, addresses: Addresses): Wire {
  const { model } = stored;
  return {
    fileId: String(model.id),
    linkID: model.live?.linkId,
    title: model.title,
    attAbstract: model.abstract ?? '',
    publishtime: formatWireTime(stored.publishedAt),
    ...formatLive(model, addresses),
    ...formatLiveCount(stored),
  };
}

/** Formats the answer of getLiveCount. */
const formatLiveCount = ({ clicks }: StoredArticle): Wire => ({
  countClick: clicks,
  readCount: Math.ceil(clicks / CLICKS_A_READER),
});

/** Formats a broadcast that has not begun, for getLiveComing. */
function formatComing({ model }: StoredArticle, addresses: Addresses): Wire {
  const startsAt = parseChinaTime(model.live?.startsAt ?? '');
  return {
    fileId: String(model.id),
    linkID: model.live?.linkId,
    title: model.title,
    startTime: formatWireTime(startsAt),
    type: 1,
    appBannerUrl: addresses.image(findBannerImage(model)),
    webBannerUrl: '',
  };
}

/** Formats a report of a broadcast, for liveView and the push channel. */
export function formatReport(report: StoredReport, addresses: Addresses): Wire {
  const { id, at, model } = report;
  const reporter = REPORTERS.find(({ name }) => name === model.user);
  return {
    fileId: String(id),
    title: model.title ?? '',
    content: model.text,
    publishtime: formatWireTime(at),
    user: model.user,
    userIcon: reporter ? addresses.logo(`reporter-${reporter.id}.jpg`) : '',
    isTop: model.pinned ? 1 : 0,
    attachments: {
      pics: (model.pictures ?? []).map((name) => addresses.image(name)),
      videos: (model.videos ?? []).map(({ video, poster, seconds }) => ({
        videoUrl: addresses.file(video),
        imageUrl: addresses.image(poster),
        duration: seconds,
      })),
    },
    countPraise: model.praises ?? 0,
  };
}

/** Answers a broadcast with its reports; only the first page contains `main` (wire 11.1). */
const liveView: Call = ({ db, params, addresses }) => {
  const article = findLive(db, params.count('id'));
  if (!article) return unknown;
  const page = params.count('page');
  const after = page > 0 ? params.count('lastFileId') : 0;
  const reports = listLiveReports(db, article.model.id, readPage(params), after);
  return data({
    main: page === 0 ? formatLiveMain(article, addresses) : {},
    list: reports.map((report) => formatReport(report, addresses)),
    currentStatus: article.model.live?.status,
  });
};

const getLiveCount: Call = ({ db, params }) => {
  const fileId = params.id('fileId');
  const article = fileId === null ? findLive(db, params.count('id')) : findArticle(db, fileId);
  return article?.model.live ? data(formatLiveCount(article)) : unknown;
};

const getLiveComing: Call = ({ db, addresses }) =>
  data({ list: listComing(db).map((article) => formatComing(article, addresses)) });

const getLiveArticles: Call = ({ db, params, addresses }) => {
  const page = params.count('page');
  const rows = listColumn(db, params.count('columnId'), readPage(params));
  const list = skipShownArticles(rows, page, params.count('lastFileId'));
  return data({ list: formatItems(list, addresses) });
};

export const liveCalls: Calls = {
  liveView,
  getLiveCount,
  getLiveComing,
  liveComing: getLiveComing,
  getLiveArticles,
};
