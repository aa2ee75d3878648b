import { formatWireDate } from '../../model/paper/date.ts';
import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';

/**
 * Requests about the newspaper, separate from their typed functions: a template's inline script
 * must not contain the model.
 */

export const papersCall: ApiCall = { path: '/base_url/getPapers' };

/** The latest issue, of the site's first newspaper when none is given. */
export const latestPaperCall = (paperId = ''): ApiCall => ({
  path: '/base_url/getLatestMaePaper',
  timeoutMs: TIMEOUT_MS.long,
  params: { id: paperId || null },
});

/** The issue of a day (`2026-11-20`); the latest without a day. */
export const paperLayoutsCall = (paperId: string, date = ''): ApiCall => ({
  path: '/base_url/getPaperLayouts',
  timeoutMs: TIMEOUT_MS.long,
  params: { id: paperId, date: formatWireDate(date) },
});

/** The days of a month (`2026-11`) with an issue. */
export const paperMonthCall = (paperId: string, month: string): ApiCall => ({
  path: '/base_url/getMaePaperDatesByDate',
  params: { id: paperId, date: formatWireDate(month) },
});

/** The latest days with an issue. */
export const paperDatesCall = (paperId: string, start: number, count: number): ApiCall => ({
  path: '/base_url/getPaperDates',
  params: { id: paperId, start, count },
});

/** The articles of a page. */
export const paperArticlesCall = (layoutId: string): ApiCall => ({
  path: '/base_url/getPaperArticles',
  params: { id: layoutId },
});
