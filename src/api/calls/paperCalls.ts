import { formatWireDate } from '../../model/paper/date.ts';
import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';

/**
 * The reads of the newspaper as calls. They stand apart from their typed functions, so
 * that the inline script of a template does not carry the model.
 */

export const papersCall: ApiCall = { path: '/base_url/getPapers' };

/** The latest edition, of the site's first paper when none is named. */
export const latestPaperCall = (paperId = ''): ApiCall => ({
  path: '/base_url/getLatestMaePaper',
  timeoutMs: TIMEOUT_MS.long,
  params: { id: paperId || null },
});

/** An edition; the latest without a date (`2026-11-20`). */
export const paperLayoutsCall = (paperId: string, date = ''): ApiCall => ({
  path: '/base_url/getPaperLayouts',
  timeoutMs: TIMEOUT_MS.long,
  params: { id: paperId, date: formatWireDate(date) },
});

/** The days of a month (`2026-11`) with an edition. */
export const paperMonthCall = (paperId: string, month: string): ApiCall => ({
  path: '/base_url/getMaePaperDatesByDate',
  params: { id: paperId, date: formatWireDate(month) },
});

/** The newest days with an edition. */
export const paperDatesCall = (paperId: string, start: number, count: number): ApiCall => ({
  path: '/base_url/getPaperDates',
  params: { id: paperId, start, count },
});

/** The articles of a page. */
export const paperArticlesCall = (layoutId: string): ApiCall => ({
  path: '/base_url/getPaperArticles',
  params: { id: layoutId },
});
