import {
  parseInviteAnswer,
  parseInviteCode,
  parseInviteFacts,
} from '../../model/invite/normalise.ts';
import type { InviteAnswer, InviteFacts } from '../../model/invite/types.ts';
import type { CallOptions, Client } from '../client.ts';
import { codeConfigCall, inviteCodeCall, ownConfigCall } from './inviteCalls.ts';
import { type Read, read } from './read.ts';

/** The code of a member; nothing (`empty`) where there is no such member. */
export function getInviteCode(
  client: Client,
  { uid }: { readonly uid: string },
  options?: CallOptions,
): Read<string> {
  return read(client, inviteCodeCall(uid), options, (payload) => parseInviteCode(payload) || null);
}

/** What a code is worth and who invites with it. */
export function inviteConfigOf(
  client: Client,
  { code }: { readonly code: string },
  options?: CallOptions,
): Read<InviteFacts> {
  return read(client, codeConfigCall(code), options, parseInviteFacts);
}

/** What invitations bring, and what those of this member have brought; `uid` '' for nobody. */
export function inviteConfig(
  client: Client,
  { uid }: { readonly uid: string },
  options?: CallOptions,
): Read<InviteFacts> {
  return read(client, ownConfigCall(uid), options, parseInviteFacts);
}

interface WrittenCode {
  readonly code: string;
  readonly idempotencyKey: string;
}

/** A member says by whose code they came. */
export function useInviteCode(
  client: Client,
  { code, uid, idempotencyKey }: WrittenCode & { readonly uid: string },
  options?: CallOptions,
): Read<InviteAnswer> {
  return read(
    client,
    {
      path: '/base_url/useInviteCode',
      method: 'post',
      member: true,
      userIds: ['uid'],
      params: { code, uid, idempotencyKey },
    },
    options,
    parseInviteAnswer,
  );
}

interface InvitedDevice extends WrittenCode {
  /** The friend's device. */
  readonly imei: string;
}

/** A friend goes to have the app; `uid` is who invites. */
export function codeImeiRecord(
  client: Client,
  {
    code,
    uid,
    imei,
    name,
    idempotencyKey,
  }: InvitedDevice & { readonly uid: string; readonly name: string },
  options?: CallOptions,
): Read<InviteAnswer> {
  return read(
    client,
    {
      path: '/base_url/amuc/api/invitecode/codeImeiRecord',
      method: 'post',
      member: true,
      // A tap on a shop of apps may take the page away.
      keepalive: true,
      userIds: ['uid'],
      params: { code, uid: uid || null, imei, name: name || null, idempotencyKey },
    },
    options,
    parseInviteAnswer,
  );
}

/** Pays what a recorded invitation brings. */
export function addPoins(
  client: Client,
  { code, imei, idempotencyKey }: InvitedDevice,
  options?: CallOptions,
): Read<InviteAnswer> {
  return read(
    client,
    {
      path: '/base_url/addPoins',
      method: 'post',
      keepalive: true,
      params: { code, imei, idempotencyKey },
    },
    options,
    parseInviteAnswer,
  );
}

/**
 * Both in their order: what is paid must have been recorded. It may be made again as a whole:
 * a record that stands already is paid if it was not yet.
 */
export async function recordInvitation(
  client: Client,
  params: InvitedDevice & { readonly uid: string; readonly name: string },
  options?: CallOptions,
): Read<InviteAnswer> {
  const recorded = await codeImeiRecord(client, params, options);
  if (!recorded.ok || !['done', 'used'].includes(recorded.value.verdict)) return recorded;
  const paid = await addPoins(client, params, options);
  // A server that pays by itself does not know the call: no use in asking again.
  const isLost = !paid.ok && ['network', 'timeout', 'cancelled'].includes(paid.error.kind);
  return isLost && paid.error.status !== 404 ? paid : recorded;
}
