import { papersCall } from '../../api/calls/offerCalls.ts';
import {
  getLatestMaePaper,
  getMaePaperDatesByDate,
  getPaperArticles,
  getPaperDates,
  getPaperLayouts,
  getPapers,
  latestPaperCall,
  paperLayoutsCall,
} from '../../api/calls/paper.ts';
import type { CallOptions, Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { parsePaperDate } from '../../model/paper/date.ts';
import type {
  Paper,
  PaperArticleRow,
  PaperData,
  PaperEdition,
} from '../../model/paper/normalisePaper.ts';
import { fail, ok, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ time = '', paperId = '' }) => {
  const date = parsePaperDate(time);
  return [
    ...(time === '' ? [latestPaperCall(paperId)] : []),
    ...(date !== '' && paperId !== '' ? [paperLayoutsCall(paperId, date)] : []),
    papersCall,
  ];
};

/** The parameters in the address of a newspaper page; all are optional. */
export interface PaperAddress {
  /** `2026-11-20` or `20261120`; default: the latest issue. */
  readonly time?: string | undefined;
  /** Default: the first newspaper of the site. */
  readonly paperId?: string | undefined;
  /** Id of a page; default, also for an unknown id: the first page. */
  readonly layout?: string | undefined;
}

type Loaded<T> = Promise<Result<T, ApiError>>;

const UNKNOWN_STATUS = -1;

/**
 * For servers without getMaePaperDatesByDate: number of days that are requested, about two
 * years.
 */
const FALLBACK_DAYS = 800;

/**
 * Loads the content of the newspaper's screen, for the baker and the page. Fails with 'empty'
 * for an unknown newspaper or day, and for an issue without images. Newspapers that are not in
 * the site's list can still be read by their address.
 */
export async function loadPaper(
  client: Client,
  { time = '', paperId = '', layout = '' }: PaperAddress,
  options?: CallOptions,
): Loaded<PaperData> {
  const date = parsePaperDate(time);
  if (time !== '' && date === '') return fail(emptyError('getPaperLayouts'));
  const papers = getPapers(client, options);
  const edition = await loadEdition(client, { date, paperId, papers }, options);
  if (!edition.ok) return isUnknown(edition.error) ? fail(emptyError('getPaperLayouts')) : edition;
  const { pages } = edition.value;
  const pageId = (pages.find(({ id }) => id === layout) ?? pages[0])?.id ?? '';
  const articles = await loadArticles(client, pageId, options);
  if (!articles.ok) return articles;
  const listed = await papers;
  const known = listed.ok ? listed.value : [];
  const paper = decidePaper(known, edition.value, paperId);
  return ok({
    papers: known.length > 0 ? known : [paper],
    paper,
    date: edition.value.date || date,
    pages,
    pageId,
    articles: articles.value,
  });
}

/** Loads the articles of a page; [] is valid, because a page may be a single advertisement. */
export async function loadArticles(
  client: Client,
  layoutId: string,
  options?: CallOptions,
): Loaded<readonly PaperArticleRow[]> {
  const articles = await getPaperArticles(client, { layoutId }, options);
  return !articles.ok && isUnknown(articles.error) ? ok([]) : articles;
}

interface EditionQuery {
  readonly date: string;
  readonly paperId: string;
  readonly papers: ReturnType<typeof getPapers>;
}

async function loadEdition(
  client: Client,
  { date, paperId, papers }: EditionQuery,
  options?: CallOptions,
): Loaded<PaperEdition> {
  if (date !== '' && paperId !== '') {
    return loadDay(client, { paperId, date }, options);
  }
  if (date === '') {
    const latest = await getLatestMaePaper(client, { paperId }, options);
    if (latest.ok || isOffline(latest.error)) return latest;
  }
  // Older servers have no call for the latest issue, but return it when the date is missing.
  const listed = paperId === '' ? await papers : null;
  if (listed && !listed.ok) return listed;
  const first = listed ? listed.value[0]?.id : paperId;
  if (!first) return fail(emptyError('getPapers'));
  return loadDay(client, { paperId: first, date }, options);
}

/**
 * Loads the issue of a day. For a day without one some servers return the previous issue, which
 * is treated as 'empty'.
 */
async function loadDay(
  client: Client,
  query: { readonly paperId: string; readonly date: string },
  options?: CallOptions,
): Loaded<PaperEdition> {
  const edition = await getPaperLayouts(client, query, options);
  const answered = edition.ok ? edition.value.date : '';
  const isAnother = query.date !== '' && answered !== '' && answered !== query.date;
  return isAnother ? fail(emptyError('getPaperLayouts')) : edition;
}

/** Whether the server could not be reached, so that another call would fail as well. */
const isOffline = ({ kind, status }: ApiError): boolean =>
  kind === 'timeout' || kind === 'cancelled' || (kind === 'network' && status === undefined);

/** Whether the object does not exist; some servers report it with a status (wire 2.4). */
const isUnknown = ({ kind, status }: ApiError): boolean =>
  kind === 'empty' || (kind === 'status' && status === UNKNOWN_STATUS);

const emptyError = (call: string): ApiError => ({ kind: 'empty', message: 'empty', call });

function decidePaper(papers: readonly Paper[], edition: PaperEdition, paperId: string): Paper {
  const id = edition.paper?.id ?? paperId;
  const listed = id === '' ? papers[0] : papers.find((paper) => paper.id === id);
  return listed ?? edition.paper ?? { id, name: '', icon: '' };
}

/** Loads the days of a month (`2026-11`) with an issue, newest first. */
export async function loadPaperDays(
  client: Client,
  paperId: string,
  month: string,
  options?: CallOptions,
): Loaded<readonly string[]> {
  const ofMonth = await getMaePaperDatesByDate(client, { paperId, month }, options);
  const answer =
    ofMonth.ok || isOffline(ofMonth.error)
      ? ofMonth
      : await getPaperDates(client, { paperId, count: FALLBACK_DAYS }, options);
  if (!answer.ok) return isUnknown(answer.error) ? ok([]) : answer;
  return ok(answer.value.filter((day) => day.startsWith(`${month}-`)));
}

/** Identifies a page of an issue. */
export interface PaperPageRef {
  readonly time: string;
  readonly paperId: string;
  readonly layout: string;
}

export interface PaperFailure {
  /** '' when the list of newspapers failed. */
  readonly paperId: string;
  /** '' when the days of a newspaper failed. */
  readonly time: string;
  readonly error: ApiError;
}

/**
 * Lists every page of the latest issues of all newspapers, newest first. Sites without a
 * newspaper and days without visible content have none.
 */
export async function listPaperPages(client: Client, { editions }: { readonly editions: number }) {
  const pages: PaperPageRef[] = [];
  const failures: PaperFailure[] = [];
  const note = (paperId: string, time: string, error: ApiError) => {
    if (!isUnknown(error)) failures.push({ paperId, time, error });
  };
  const papers = await getPapers(client);
  if (!papers.ok) note('', '', papers.error);
  for (const { id: paperId } of papers.ok ? papers.value : []) {
    const days = await getPaperDates(client, { paperId, count: editions });
    if (!days.ok) note(paperId, '', days.error);
    // Some servers ignore `count`.
    for (const time of days.ok ? days.value.slice(0, editions) : []) {
      const edition = await getPaperLayouts(client, { paperId, date: time });
      if (!edition.ok) note(paperId, time, edition.error);
      else pages.push(...edition.value.pages.map(({ id }) => ({ time, paperId, layout: id })));
    }
  }
  return {
    pages,
    /** Newspapers and days whose pages are unknown because loading failed. */
    failures,
  };
}
