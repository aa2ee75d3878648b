import { myDayScoreSts, myDayScoreStsTotal, myScoreList } from '../../api/calls/points.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import { serverNow } from '../../host/clock.ts';
import {
  type PointDay,
  type PointEntry,
  type PointTotals,
  SIGN_IN,
} from '../../model/points/normalisePoints.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { formatServerDay } from '../../model/serverDay.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { getClient } from '../../services/pageClient.ts';
import { loadEventNames, reportPointsEvent } from '../../services/points/reportPointsEvent.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { createListPage, type ListPage } from '../../state/listPage.ts';

export interface PointsHead extends Omit<PointTotals, 'signed'> {
  /** Whether the server credits signing in. */
  readonly canSignIn: boolean;
  readonly signedToday: boolean;
}

/** The totals of the member, and all entries of the ledger. */
export const points = createListPage<PointEntry, PointsHead>();

/** The ledger by day. */
export const pointDays = createListPage<PointDay, null>();

/** The entries of each day that was opened, by day. */
const dayLists = new Map<string, ListPage<PointEntry, null>>();

/** Loads totals and ledger; also after another member has logged in. */
export function loadPoints(settings: Settings): Promise<void> {
  dayLists.clear();
  return points.load(settings, createPointsSource(settings));
}

const createPointsSource = (settings: Settings): ListSource<PointEntry, PointsHead> => ({
  // The page loads the configuration itself, because it shows it to anonymous readers too.
  config: DEFAULT_SITE_CONFIG,
  loadFirst: (client) => loadFirst(settings, client),
  next: (client, { page }) => loadEntries(client, page),
});

async function loadFirst(
  settings: Settings,
  client: Client,
): Promise<Result<ListPart<PointEntry> & { readonly head: PointsHead }, ApiError>> {
  const [totals, entries, names] = await Promise.all([
    myDayScoreStsTotal(client, { uid: readUid() }),
    loadEntries(client, 0),
    loadEventNames(settings),
    loadServerTime(settings),
  ]);
  if (!totals.ok) return fail(asMissing(totals.error));
  if (!entries.ok && asMissing(entries.error).kind !== 'empty') return entries;
  const part = entries.ok ? entries.value : { items: [], hasMore: false };
  const { signed, ...sums } = totals.value;
  const signedToday = signed ?? part.items.some(isTodaysSignIn);
  return ok({ ...part, head: { ...sums, signedToday, canSignIn: names.includes(SIGN_IN) } });
}

const isTodaysSignIn = ({ type, at }: PointEntry): boolean =>
  type === SIGN_IN && at !== null && formatServerDay(at) === formatServerDay(serverNow());

const loadEntries = (client: Client, page: number, day?: string) =>
  myScoreList(client, { uid: readUid(), page, ...(day !== undefined && { day }) });

/** Loads the ledger by day. */
export function loadPointDays(settings: Settings): Promise<void> {
  const load = (client: Client, page: number) => myDayScoreSts(client, { uid: readUid(), page });
  return pointDays.load(settings, {
    config: DEFAULT_SITE_CONFIG,
    loadFirst: async (client) => addEmptyHead(await load(client, 0)),
    next: (client, { page }) => load(client, page),
  });
}

/** Returns the list of a day's entries; it is created at the first call. */
export function getDayEntries(day: string): ListPage<PointEntry, null> {
  const list = dayLists.get(day) ?? createListPage<PointEntry, null>();
  dayLists.set(day, list);
  return list;
}

export function loadDayEntries(settings: Settings, day: string): Promise<void> {
  return getDayEntries(day).load(settings, {
    config: DEFAULT_SITE_CONFIG,
    loadFirst: async (client) => addEmptyHead(await loadEntries(client, 0, day)),
    next: (client, { page }) => loadEntries(client, page, day),
  });
}

/** Returns the answer as a list without a head; 'empty' errors become an empty list. */
function addEmptyHead<T>(
  answer: Result<ListPart<T>, ApiError>,
): Result<ListPart<T> & { readonly head: null }, ApiError> {
  if (answer.ok) return ok({ ...answer.value, head: null });
  if (asMissing(answer.error).kind !== 'empty') return answer;
  return ok({ items: [], hasMore: false, head: null });
}

/**
 * Signs the member in. Returns the points, 0 when it was done today already; null when it failed.
 */
export async function signIn(settings: Settings): Promise<number | null> {
  await loadServerTime(settings);
  const today = formatServerDay(serverNow());
  const earned = await reportPointsEvent(settings, SIGN_IN, `sign-in ${today}`);
  if (earned === null || earned.state === 'often') return null;
  await refreshPoints(settings, earned.state === 'paid' ? earned.points : 0);
  return earned.state === 'paid' ? earned.points : 0;
}

/** Reloads the ledger after signing in; when that fails, only the head is updated. */
async function refreshPoints(settings: Settings, gained: number): Promise<void> {
  const shown = points.$list.get();
  if (shown.state !== 'ready') return;
  const source = createPointsSource(settings);
  const answer = await source.loadFirst(getClient(settings));
  const { config, head, items, hasMore } = shown;
  const { total, today, earned } = head;
  const fresh = answer.ok
    ? answer.value
    : {
        items,
        hasMore,
        head: { ...head, total: total + gained, today: today + gained, earned: earned + gained },
      };
  points.adopt(source, { ...fresh, head: { ...fresh.head, signedToday: true }, config });
  dayLists.clear();
  if (pointDays.$list.get().state === 'ready') await loadPointDays(settings);
}
