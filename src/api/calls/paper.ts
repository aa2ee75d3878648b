import { formatWireDate } from '../../model/paper/date.ts';
import {
  parseDates,
  parseEdition,
  parsePaperArticles,
  parsePapers,
} from '../../model/paper/normalisePaper.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';
import { papersCall } from './offerCalls.ts';
import { read } from './read.ts';

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

/** Default number of days of getPaperDates. */
const DATES_COUNT = 5;

/** Loads the newspapers of the site. */
export const getPapers = (client: Client, options?: CallOptions) =>
  read(client, papersCall, parsePapers, options);

/** Loads the latest issue of a newspaper, or of the site's first one. */
export const getLatestMaePaper = (
  client: Client,
  { paperId }: { readonly paperId?: string | undefined } = {},
  options?: CallOptions,
) => read(client, latestPaperCall(paperId), parseEdition, options);

/** Loads the issue of a day (`2026-11-20`); the latest without a day. */
export const getPaperLayouts = (
  client: Client,
  { paperId, date }: { readonly paperId: string; readonly date?: string | undefined },
  options?: CallOptions,
) => read(client, paperLayoutsCall(paperId, date), parseEdition, options);

/** Loads the days of a month (`2026-11`) with an issue, newest first. */
export const getMaePaperDatesByDate = (
  client: Client,
  { paperId, month }: { readonly paperId: string; readonly month: string },
  options?: CallOptions,
) => read(client, paperMonthCall(paperId, month), parseDates, options);

/** Loads the latest days with an issue, newest first. */
export const getPaperDates = (
  client: Client,
  {
    paperId,
    start = 0,
    count = DATES_COUNT,
  }: { readonly paperId: string; readonly start?: number; readonly count?: number },
  options?: CallOptions,
) => read(client, paperDatesCall(paperId, start, count), parseDates, options);

/** Loads the articles of a page, in the paper's order. */
export const getPaperArticles = (
  client: Client,
  { layoutId }: { readonly layoutId: string },
  options?: CallOptions,
) => read(client, paperArticlesCall(layoutId), parsePaperArticles, options);
