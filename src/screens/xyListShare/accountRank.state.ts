import { atom } from 'nanostores';
import { searchXyRank, xyRank } from '../../api/calls/rank.ts';
import type { Read } from '../../api/calls/read.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing, asPageError } from '../../api/missingError.ts';
import type { RankPeriod } from '../../model/community/communityTypes.ts';
import type { RankRow } from '../../model/community/rank.ts';
import type { FailureKind } from '../../model/failure.ts';
import { createRequestSlot } from '../../model/requestSlot.ts';
import { ok, type Result } from '../../model/result.ts';
import { getClient } from '../../services/pageClient.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';

export type RankList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly kind: FailureKind }
  | { readonly state: 'ready'; readonly rows: readonly RankRow[] };

export interface RankState {
  readonly period: RankPeriod;
  /** The search text for accounts; '' shows the rank. */
  readonly key: string;
  readonly list: RankList;
}

/** The period, search and rows that the page shows. */
export const $rank = atom<RankState>({ period: 0, key: '', list: { state: 'loading' } });

/** Pause after the last key before a search request is sent. */
const SEARCH_PAUSE_MS = 250;

const slot = createRequestSlot();

/** Loads the rank of a period; the result says whether there is a rank to show. */
export async function loadRank(
  settings: Settings,
  period: RankPeriod,
): Promise<Result<null, ApiError>> {
  $rank.set({ period, key: '', list: { state: 'loading' } });
  const answer = await requestRank(settings);
  return answer.ok ? ok(null) : answer;
}

/** Shows another period, with the same search. */
export function showRankPeriod(settings: Settings, period: RankPeriod): void {
  $rank.set({ ...$rank.get(), period, list: { state: 'loading' } });
  void requestRank(settings);
}

/** Searches accounts by a part of their name; only the last text is requested. */
export function searchRank(settings: Settings, key: string): void {
  const before = $rank.get();
  if (key === before.key) return;
  $rank.set({ ...before, key });
  slot.schedule(() => void requestRank(settings), key === '' ? 0 : SEARCH_PAUSE_MS);
}

/** Loads the rank again after a failure. */
export function retryRank(settings: Settings): void {
  $rank.set({ ...$rank.get(), list: { state: 'loading' } });
  void requestRank(settings);
}

/** Shows a vote at once, or removes it when the server refused it. */
export const showHit = (id: string, isHit: boolean): void =>
  changeRow(id, ({ canHit, influence }) =>
    canHit === isHit ? { canHit: !isHit, influence: influence + (isHit ? 1 : -1) } : {},
  );

/** Corrects the influence when today's vote existed already: the server's count includes it. */
export const correctHit = (id: string): void =>
  changeRow(id, ({ influence }) => ({ canHit: false, influence: influence - 1 }));

function changeRow(id: string, change: (row: RankRow) => Partial<RankRow>): void {
  const before = $rank.get();
  if (before.list.state !== 'ready') return;
  const rows = before.list.rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row));
  $rank.set({ ...before, list: { state: 'ready', rows } });
}

async function requestRank(settings: Settings): Read<readonly RankRow[]> {
  const signal = slot.begin();
  const { period: type, key } = $rank.get();
  const userId = readUid() || '0';
  const options = { signal };
  const client = getClient(settings);
  const found = key.trim()
    ? await searchXyRank(client, { key: key.trim(), type, userId }, options)
    : await xyRank(client, { type, userId }, options);
  // An empty rank is no failure.
  const answer = !found.ok && asMissing(found.error).kind === 'empty' ? ok([]) : found;
  if (!signal.aborted) {
    const list: RankList = answer.ok
      ? { state: 'ready', rows: answer.value }
      : { state: 'failed', kind: asPageError(answer.error).kind };
    $rank.set({ ...$rank.get(), list });
  }
  return answer;
}
