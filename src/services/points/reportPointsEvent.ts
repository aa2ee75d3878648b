import { event1, eventTypes } from '../../api/calls/points.ts';
import { suppressRefusalNotices } from '../../api/suppressRefusalNotices.ts';
import { serverNow } from '../../host/clock.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { joinRequests } from '../../model/joinRequests.ts';
import { type PointsCredit, parseEventNames } from '../../model/points/normalisePoints.ts';
import type { MemberTokens } from '../../model/session/normaliseSession.ts';
import type { Settings } from '../../settings.ts';
import { loadServerTime } from '../loadServerTime.ts';
import { getClient } from '../pageClient.ts';
import { getTokenStore } from '../session/tokenStore.ts';

/** Returns the names of events that this server credits; [] when the request failed. */
export const loadEventNames = async (settings: Settings): Promise<readonly string[]> =>
  (await findEventNames(settings)) ?? [];

/**
 * Returns the names of events that this server credits, requested once a window; null when the
 * request failed.
 */
export function findEventNames(settings: Settings): Promise<readonly string[] | null> {
  const known = readStored(STORAGE_KEYS.pointEvents, 'session');
  if (known !== null) return Promise.resolve(parseEventNames(known));
  return requestEventNames(settings);
}

const requestEventNames = joinRequests(async (settings: Settings) => {
  const answer = await eventTypes(getClient(settings));
  if (!answer.ok) return null;
  writeStored(STORAGE_KEYS.pointEvents, answer.value.join(), 'session');
  return answer.value;
});

/** Reports a points event of the member; null when the result is unknown. */
export async function reportPointsEvent(
  settings: Settings,
  type: string,
  idempotencyKey: string,
): Promise<PointsCredit | null> {
  const member = getTokenStore().readMember();
  if (!member) return null;
  await loadServerTime(settings);
  const attempt = ({ uid, accessToken }: MemberTokens) =>
    event1(suppressRefusalNotices(getClient(settings)), {
      type,
      uid,
      accessToken,
      time: serverNow(),
      idempotencyKey,
    });
  const first = await attempt(member);
  if (first.ok) return first.value;
  // The token was refreshed in the meantime: a request signed with the old one is refused.
  const now = getTokenStore().readMember();
  if (now?.uid !== member.uid || now.accessToken === member.accessToken) return null;
  const second = await attempt(now);
  return second.ok ? second.value : null;
}
