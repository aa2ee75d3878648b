import { getPapers } from '../../src/api/calls/paper.ts';
import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import {
  listPaperPages,
  loadPaper,
  loadPaperDays,
  type PaperPageRef,
} from '../../src/api/pages/paperPage.ts';
import { formatRef, isPageId } from './files.ts';
import { isRefusedCall } from './listing.ts';
import { failedCall, gonePage, writeRendered } from './outcome.ts';
import type { PageBaker } from './page.ts';
import {
  type BakeFailure,
  type BakeJob,
  PAPER_ROUTE,
  type PageOutcome,
  type PageRef,
  type WholeSelection,
} from './types.ts';

/** Older editions keep the pages that they have. */
export const EDITIONS = 14;

type PaperRef = PageRef & { readonly route: typeof PAPER_ROUTE };
type PaperJob = BakeJob & PaperRef;

export const isPaperJob = (job: BakeJob): job is PaperJob => isPaperRef(job);
export const isPaperRef = (ref: PageRef): ref is PaperRef => ref.route === PAPER_ROUTE;

/** The pages of editions that a run is about, and what could not be read of them. */
export interface PaperPages {
  readonly pages: readonly PaperPageRef[];
  /** Papers whose editions could not all be read: nothing is known of what they lack. */
  readonly unread: ReadonlySet<string>;
  readonly failures: readonly BakeFailure[];
}

/** Every page of the latest editions. A site that refuses to tell of papers has none. */
export async function listLatestPages(client: Client, editions: number): Promise<PaperPages> {
  const { pages, failures } = await listPaperPages(client, { editions });
  const told = failures.filter(({ paperId, error }) => paperId !== '' || !isRefusedCall(error));
  return {
    pages: pages.filter(({ time, paperId, layout }) => [time, paperId, layout].every(isPageId)),
    unread: new Set(told.map(({ paperId }) => paperId)),
    failures: told.map(({ paperId, time, error }) => ({
      subject: ['newspaper', paperId, time].filter(Boolean).join(' '),
      kind: error.kind,
      message: `${error.call}: ${error.message}`,
    })),
  };
}

/** Every page of the editions of a day; '' is the latest day of each paper. */
export async function listDayPages(client: Client, day: string): Promise<PaperPages> {
  if (day === '') return listLatestPages(client, 1);
  const pages: PaperPageRef[] = [];
  const failures: BakeFailure[] = [];
  const papers = await getPapers(client);
  if (!papers.ok) note('newspaper', papers.error);
  for (const { id: paperId } of papers.ok ? papers.value : []) {
    const paper = await loadPaper(client, { time: day, paperId });
    if (paper.ok) {
      const { date: time } = paper.value;
      pages.push(...paper.value.pages.map(({ id: layout }) => ({ time, paperId, layout })));
    } else if (paper.error.kind !== 'empty') note(`newspaper ${paperId} ${day}`, paper.error);
  }
  if (pages.length === 0 && failures.length === 0) {
    failures.push({ subject: `newspaper ${day}`, kind: 'empty', message: 'no edition' });
  }
  return { pages, failures, unread: new Set() };

  function note(subject: string, { kind, call, message }: ApiError): void {
    failures.push({ subject, kind, message: `${call}: ${message}` });
  }
}

/**
 * The pages of editions: each of their pages, and the shorter addresses of an edition and of
 * a day, which show its first page.
 */
export function paperRefs(pages: readonly PaperPageRef[]): PageRef[] {
  const refs = new Map<string, PageRef>();
  for (const { time, paperId, layout } of pages) {
    for (const [columnId, id] of [
      [paperId, layout],
      [paperId, ''],
      ['', ''],
    ] as const) {
      const ref: PageRef = { route: PAPER_ROUTE, time, columnId, id };
      refs.set(formatRef(ref), ref);
    }
  }
  return [...refs.values()];
}

/**
 * What a run over the whole site does with the newspaper. An edition is whole when it is
 * out: with `--since` only those of its day and after, and pages that are missing.
 */
export function planPapers(
  select: WholeSelection,
  { pages, unread }: PaperPages,
  baked: ReadonlyMap<string, PageRef>,
): BakeJob[] {
  const listed = new Map(paperRefs(pages).map((ref) => [formatRef(ref), ref]));
  const since = select.kind === 'since' ? dayInChina(select.at) : '';
  const jobs: BakeJob[] = [];
  for (const [key, ref] of listed) {
    if (!baked.has(key) || (ref.time ?? '') >= since) jobs.push({ ...ref, action: 'bake' });
  }
  if (unread.size > 0) return jobs;
  const days = pages.map(({ time }) => time).sort();
  const oldest = days[0];
  for (const [key, ref] of baked) {
    const isInside = isPaperRef(ref) && oldest !== undefined && (ref.time ?? '') >= oldest;
    if (isInside && !listed.has(key)) jobs.push({ ...ref, action: 'check' });
  }
  return jobs;
}

const CHINA_OFFSET_MS = 8 * 3_600_000;
const dayInChina = (at: number): string =>
  new Date(at + CHINA_OFFSET_MS).toISOString().slice(0, 10);

/**
 * Does the job of a page of the newspaper; it goes when its edition or the page is gone.
 * Throws as `bakePage` knows it.
 */
export async function bakePaper(baker: PageBaker, job: PaperJob): Promise<PageOutcome> {
  const { client, config } = baker;
  const { route, time = '', columnId, id } = job;
  const paper = await loadPaper(client, { time, paperId: columnId, layout: id });
  if (!paper.ok) {
    if (paper.error.kind !== 'empty') return failedCall(paper.error);
    return gonePage(baker, job, 'no such edition');
  }
  // A page that is not in its edition is answered with the first one.
  if (id !== '' && paper.value.pageId !== id) {
    return gonePage(baker, job, 'no such page in its edition');
  }
  if (job.action === 'check') return { result: 'kept' };
  const { date, paper: shown } = paper.value;
  // Without them the calendar asks for itself.
  const found = await loadPaperDays(client, shown.id, date.slice(0, 'yyyy-mm'.length));
  const days = found.ok ? { days: found.value } : {};
  const { settings } = client;
  return writeRendered(baker, job, { route, paper: paper.value, ...days, config, settings });
}
