import { atom } from 'nanostores';
import { getConfig } from '../../api/calls/config.ts';
import type { ApiError } from '../../api/errors.ts';
import { asPageError } from '../../api/missingError.ts';
import {
  onPaperAddress,
  type PaperPageAddress,
  pushPaperAddress,
  readPaperAddress,
} from '../../host/paperAddress.ts';
import { getMonth, parsePaperDate } from '../../model/paper/date.ts';
import type { PaperArticleRow, PaperData } from '../../model/paper/normalisePaper.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { loadArticles, loadPaper, loadPaperDays } from './paperSharePage.load.ts';

export type FirstPaper =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: PaperData; readonly config: SiteConfig }
  /** `days` are the days of that month with an edition, and the day of the latest edition. */
  | {
      readonly state: 'empty';
      readonly config: SiteConfig;
      readonly time: string;
      readonly paperId: string;
      readonly days: readonly string[];
    }
  | { readonly state: 'failed'; readonly error: ApiError };

/** Loading state of the first page that the template of the newspaper shows. */
export const $firstPaper = atom<FirstPaper>({ state: 'loading' });

/** Loads the page of the newspaper that the address names. */
export async function loadFirstPaper(settings: Settings): Promise<void> {
  $firstPaper.set({ state: 'loading' });
  const client = getClient(settings);
  const { time, paperId, layout } = readPaperAddress();
  const [data, answer] = await Promise.all([
    loadPaper(client, { time, paperId, layout }),
    getConfig(client),
  ]);
  const config = answer.ok ? answer.value : DEFAULT_SITE_CONFIG;
  if (data.ok) {
    $firstPaper.set({ state: 'ready', data: data.value, config });
    return;
  }
  const error = asPageError(data.error);
  if (error.kind !== 'empty') {
    $firstPaper.set({ state: 'failed', error });
    return;
  }
  const day = parsePaperDate(time);
  const near = await findOtherDays(settings, day, paperId);
  $firstPaper.set({ state: 'empty', config, time: day, ...near });
}

/** Returns days with an edition, for a day without one: those of its month, and the latest. */
async function findOtherDays(settings: Settings, day: string, paperId: string) {
  const client = getClient(settings);
  const latest = day === '' ? null : await loadPaper(client, { paperId });
  if (!latest?.ok) return { paperId, days: [] };
  const { paper, date } = latest.value;
  const ofMonth = await loadPaperDays(client, paper.id, getMonth(day));
  return { paperId: paper.id, days: [date, ...(ofMonth.ok ? ofMonth.value : [])] };
}

export interface PaperState {
  readonly data: PaperData;
  readonly rows: 'ready' | 'loading' | 'failed';
}

/** The page of the newspaper that is open; null until the island is hydrated. */
export const $paper = atom<PaperState | null>(null);

/** Caches of rows by page and of editions, so that going back sends no request. */
const rows = new Map<string, readonly PaperArticleRow[]>();
const loadedEditions = new Map<string, PaperData>();
/** The first address of the document: it may mean the latest edition without naming it. */
const $opening = atom<{ readonly path: string; readonly data: PaperData } | null>(null);

/**
 * Takes over the page that the document shows, and follows Back and Forward from then on. Returns a
 * function that stops it.
 */
export function startPaper(settings: Settings, data: PaperData): () => void {
  $opening.set({ path: readPaperAddress().path, data });
  remember(data);
  $paper.set({ data, rows: 'ready' });
  return onPaperAddress(() => void handleAddressChange(settings, readPaperAddress()));
}

function remember(data: PaperData): void {
  rows.set(data.pageId, data.articles);
  loadedEditions.set(formatEditionKey(data.paper.id, data.date), data);
}

const formatEditionKey = (paperId: string, date: string): string => `${paperId}/${date}`;

/** Opens another page of the edition. */
export function showPaperPage(settings: Settings, pageId: string): void {
  const open = $paper.get();
  if (!open || open.data.pageId === pageId) return;
  pushPaperAddress(formatPaperPath(settings, { ...open.data, pageId }));
  showPage(settings, open.data, pageId);
}

const formatPaperPath = ({ siteBase }: Settings, { date, paper, pageId }: PaperData): string =>
  linkTo('paperSharePage', { time: date, paperId: paper.id, layout: pageId }, siteBase);

function showPage(settings: Settings, edition: PaperData, pageId: string): void {
  const known = rows.get(pageId);
  $paper.set({
    data: { ...edition, pageId, articles: known ?? [] },
    rows: known ? 'ready' : 'loading',
  });
  if (!known) void loadPaperRows(settings);
}

/** Loads the articles of the open page. */
export async function loadPaperRows(settings: Settings): Promise<void> {
  const asked = $paper.get();
  if (!asked) return;
  const { pageId } = asked.data;
  $paper.set({ ...asked, rows: 'loading' });
  const answer = await loadArticles(getClient(settings), pageId);
  if (answer.ok) rows.set(pageId, answer.value);
  const open = $paper.get();
  // The reader may have opened another page in the meantime.
  if (!open || open.data.pageId !== pageId) return;
  $paper.set(
    answer.ok
      ? { data: { ...open.data, articles: answer.value }, rows: 'ready' }
      : { ...open, rows: 'failed' },
  );
}

/** Opens an edition at its first page. Returns null on success, else the error. */
export async function showEdition(
  settings: Settings,
  wanted: { readonly time: string; readonly paperId: string },
): Promise<ApiError | null> {
  const data = await findEdition(settings, { ...wanted, layout: '' });
  if (!data.ok) return data.error;
  const first = data.value.pages[0]?.id ?? data.value.pageId;
  pushPaperAddress(formatPaperPath(settings, { ...data.value, pageId: first }));
  showPage(settings, data.value, first);
  return null;
}

async function findEdition(
  settings: Settings,
  { time, paperId, layout }: Pick<PaperPageAddress, 'time' | 'paperId' | 'layout'>,
) {
  const known = loadedEditions.get(formatEditionKey(paperId, parsePaperDate(time)));
  if (known) return { ok: true, value: known } as const;
  const data = await loadPaper(getClient(settings), { time, paperId, layout });
  if (data.ok) remember(data.value);
  return data;
}

/** Shows the page that the address names, after Back or Forward changed it. */
async function handleAddressChange(settings: Settings, shown: PaperPageAddress): Promise<void> {
  const open = $paper.get();
  if (!open) return;
  const opening = $opening.get();
  if (shown.path === opening?.path) {
    const { data } = opening;
    if (!isSamePage(open.data, data)) showPage(settings, data, data.pageId);
    return;
  }
  const edition = await findEdition(settings, shown);
  // When the edition cannot be loaded any more, the page that is shown stays.
  if (!edition.ok || readPaperAddress().path !== shown.path) return;
  const { pages, pageId } = edition.value;
  const wanted = pages.find(({ id }) => id === shown.layout)?.id ?? pages[0]?.id ?? pageId;
  if (!isSamePage($paper.get()?.data, { ...edition.value, pageId: wanted })) {
    showPage(settings, edition.value, wanted);
  }
}

const isSamePage = (open: PaperData | undefined, other: PaperData): boolean =>
  open?.pageId === other.pageId && open.date === other.date && open.paper.id === other.paper.id;

/** The days with an edition, by paper and month (`1/2026-11`): null while they are being loaded. */
export const $paperDays = atom<Readonly<Record<string, readonly string[] | 'failed' | null>>>({});

export const formatDaysKey = (paperId: string, month: string): string => `${paperId}/${month}`;

/** Loads the days of a month, once. */
export async function loadMonthDays(
  settings: Settings,
  paperId: string,
  month: string,
): Promise<void> {
  const key = formatDaysKey(paperId, month);
  const known = $paperDays.get()[key];
  if (known !== undefined && known !== 'failed') return;
  $paperDays.set({ ...$paperDays.get(), [key]: null });
  const answer = await loadPaperDays(getClient(settings), paperId, month);
  $paperDays.set({ ...$paperDays.get(), [key]: answer.ok ? answer.value : 'failed' });
}
