import type { Answer } from '../envelope.ts';
import type { Params } from '../params.ts';
import type { Member } from '../store/members.ts';
import { authenticate } from './authenticate.ts';
import { decryptPayload } from './decryptPayload.ts';
import { decryptUserIds } from './decryptUserIds.ts';
import { isGated, isUploadHost } from './gatedCalls.ts';
import type { GateRequest } from './gateRequest.ts';
import { refuseProgramSign } from './programSign.ts';
import { refuseSignature } from './signature.ts';

export type GateResult =
  | { readonly ok: true; readonly params: Params; readonly member: Member | null }
  | { readonly ok: false; readonly refused: Answer };

/**
 * Checks signature, token and cipher of a request to a gated host, in this order: the
 * cheapest check first. Returns the decrypted parameters and the member, or the refusal.
 */
export function checkRequest(arrival: GateRequest): GateResult {
  const { db, host, name, app, headers, params, now } = arrival;
  const isWhole = isGated(host, app);
  if (!isWhole && !isUploadHost(host)) return { ok: true, params, member: null };
  const refused = isWhole
    ? (refuseSignature(db, headers, name, app, now) ??
      (host === 'sso' ? refuseProgramSign(headers, params, app, now) : null))
    : null;
  if (refused) return { ok: false, refused };
  const token = headers.get('token')?.trim() || params.text('token');
  const admission = authenticate(db, token, name, app, now);
  if (admission.refused) return { ok: false, refused: admission.refused };
  if (!isWhole) return { ok: true, params, member: admission.member };
  const opened = decryptPayload(arrival);
  if ('refused' in opened) return { ok: false, refused: opened.refused };
  return { ok: true, params: decryptUserIds(opened), member: admission.member };
}
