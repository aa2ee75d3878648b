/**
 * Broadcasts: serves `liveView`, `getLiveCount`, `getLiveComing`, `liveComing`,
 * `getLiveArticles` on host `app_if`. Wire form: src/docs/wireFields.md.
 */

import type { Call, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findArticle, listColumn } from '../store/articles.ts';
import { findLive, listComing, listLiveReports } from '../store/live.ts';
import { formatItem } from '../wire/item.ts';
import { formatComing, formatLiveCount, formatLiveMain, formatReport } from '../wire/liveView.ts';
import { skipShownArticles } from './lists.ts';
import { PAGE_SIZE } from './paging.ts';

/** Answers a broadcast with its reports; only the first page contains `main` (wire 11.1). */
const liveView: Call = ({ db, params, addresses }) => {
  const article = findLive(db, params.count('id'));
  if (!article) return unknown;
  const page = params.count('page');
  const reports = listLiveReports(db, article.model.id, {
    offset: page * PAGE_SIZE,
    limit: PAGE_SIZE,
    after: page > 0 ? params.count('lastFileId') : 0,
  });
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
  const rows = listColumn(db, params.count('columnId'), page * PAGE_SIZE, PAGE_SIZE);
  const list = skipShownArticles(rows, page, params.count('lastFileId'));
  return data({ list: list.map((row) => formatItem(row, addresses)) });
};

export const liveCalls: Calls = {
  liveView,
  getLiveCount,
  getLiveComing,
  liveComing: getLiveComing,
  getLiveArticles,
};
