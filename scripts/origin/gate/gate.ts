import type { Answer } from '../envelope.ts';
import type { Params } from '../params.ts';
import type { Member } from '../store/members.ts';
import type { Arrival } from './arrival.ts';
import { isGated, isUploadHost } from './names.ts';
import { openPayload } from './payload.ts';
import { refuseProgramSign } from './programSign.ts';
import { refuseSignature } from './signature.ts';
import { admit } from './token.ts';
import { openUserIds } from './userIds.ts';

export type Passage =
  | { readonly ok: true; readonly params: Params; readonly member: Member | null }
  | { readonly ok: false; readonly refused: Answer };

/**
 * What every request to a gated host passes: its signature, its token, its cipher.
 * In this order, so that what the first door refuses costs the next one nothing.
 */
export function passGate(arrival: Arrival): Passage {
  const { db, host, name, app, headers, params, now } = arrival;
  const isWhole = isGated(host);
  if (!isWhole && !isUploadHost(host)) return { ok: true, params, member: null };
  const refused = isWhole
    ? (refuseSignature(db, headers, name, app, now) ??
      (host === 'sso' ? refuseProgramSign(headers, params, app, now) : null))
    : null;
  if (refused) return { ok: false, refused };
  const token = headers.get('token')?.trim() || params.text('token');
  const admission = admit(db, token, name, app, now);
  if (admission.refused) return { ok: false, refused: admission.refused };
  if (!isWhole) return { ok: true, params, member: admission.member };
  const opened = openPayload(arrival);
  if ('refused' in opened) return { ok: false, refused: opened.refused };
  return { ok: true, params: openUserIds(opened), member: admission.member };
}
