import { event1, eventTypes } from '../api/calls/points.ts';
import { suppressRefusalNotices } from '../api/suppressRefusalNotices.ts';
import { serverNow } from '../host/clock.ts';
import { JOIN_STORED } from '../host/joinKeys.ts';
import { readStored, writeStored } from '../host/storage.ts';
import { parseEventNames } from '../model/points/normalise.ts';
import type { Earned } from '../model/points/types.ts';
import type { MemberTokens } from '../model/session/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { loadServerTime } from './clock.ts';
import { openTokens } from './tokens.ts';

let asking: Promise<readonly string[] | null> | undefined;

/** Returns the names of events that this server credits; [] when the request failed. */
export const loadEventNames = async (settings: Settings): Promise<readonly string[]> =>
  (await findEventNames(settings)) ?? [];

/**
 * Returns the names of events that this server credits, requested once a window; null when the
 * request failed.
 */
export function findEventNames(settings: Settings): Promise<readonly string[] | null> {
  const known = readStored(JOIN_STORED.pointEvents, 'session');
  if (known !== null) return Promise.resolve(parseEventNames(known));
  asking ??= eventTypes(openClient(settings)).then((answer) => {
    asking = undefined;
    if (!answer.ok) return null;
    writeStored(JOIN_STORED.pointEvents, answer.value.join(), 'session');
    return answer.value;
  });
  return asking;
}

/** Reports a points event of the member; null when the result is unknown. */
export async function reportEvent(
  settings: Settings,
  type: string,
  idempotencyKey: string,
): Promise<Earned | null> {
  const member = openTokens().readMember();
  if (!member) return null;
  await loadServerTime(settings);
  const attempt = ({ uid, accessToken }: MemberTokens) =>
    event1(suppressRefusalNotices(openClient(settings)), {
      type,
      uid,
      accessToken,
      time: serverNow(),
      idempotencyKey,
    });
  const first = await attempt(member);
  if (first.ok) return first.value;
  // The token was refreshed in the meantime: a request signed with the old one is refused.
  const now = openTokens().readMember();
  if (now?.uid !== member.uid || now.accessToken === member.accessToken) return null;
  const second = await attempt(now);
  return second.ok ? second.value : null;
}
