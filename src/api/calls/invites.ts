import {
  type InviteAnswer,
  parseInviteAnswer,
  parseInviteCode,
  parseInviteFacts,
} from '../../model/invite/normaliseInvite.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { ownConfigCall } from './offerCalls.ts';
import { type Read, read } from './read.ts';

/** The code of a member; public. */
export const inviteCodeCall = (uid: string): ApiCall => ({
  path: '/base_url/amuc/api/invitecode/getInviteCode',
  userIds: ['uid'],
  params: { uid },
});

/** The inviter and the rewards of a code. */
export const codeConfigCall = (code: string): ApiCall => ({
  path: '/base_url/inviteConfig',
  params: { code },
});

/** Loads the code of a member; `empty` when there is no such member. */
export const getInviteCode = (client: Client, { uid }: { readonly uid: string }) =>
  read(client, inviteCodeCall(uid), (payload) => parseInviteCode(payload) || null);

/** Loads the rewards and the inviter of a code. */
export const inviteConfigByCode = (client: Client, { code }: { readonly code: string }) =>
  read(client, codeConfigCall(code), parseInviteFacts);

/**
 * Loads the rewards of invitations and this member's results; `uid` is '' without a
 * login.
 */
export const inviteConfig = (client: Client, { uid }: { readonly uid: string }) =>
  read(client, ownConfigCall(uid), parseInviteFacts);

interface WrittenCode {
  readonly code: string;
  readonly idempotencyKey: string;
}

/** Records the code that a member was invited with. */
export const useInviteCode = (
  client: Client,
  { code, uid, idempotencyKey }: WrittenCode & { readonly uid: string },
) =>
  read(
    client,
    {
      path: '/base_url/useInviteCode',
      member: true,
      userIds: ['uid'],
      params: { code, uid, idempotencyKey },
    },
    parseInviteAnswer,
  );

interface InvitedDevice extends WrittenCode {
  /** The invited device. */
  readonly imei: string;
}

/** Records that an invited reader downloads the app; `uid` is the inviter's. */
export function codeImeiRecord(
  client: Client,
  {
    code,
    uid,
    imei,
    name,
    idempotencyKey,
  }: InvitedDevice & { readonly uid: string; readonly name: string },
): Read<InviteAnswer> {
  return read(
    client,
    {
      path: '/base_url/amuc/api/invitecode/codeImeiRecord',
      member: true,
      // Opening an app store may unload the page.
      keepalive: true,
      userIds: ['uid'],
      params: { code, uid: uid || null, imei, name: name || null, idempotencyKey },
    },
    parseInviteAnswer,
  );
}

/** Credits the points of a recorded invitation. */
export const addPoins = (client: Client, { code, imei, idempotencyKey }: InvitedDevice) =>
  read(
    client,
    {
      path: '/base_url/addPoins',
      keepalive: true,
      params: { code, imei, idempotencyKey },
    },
    parseInviteAnswer,
  );

/**
 * Records an invitation, then credits its points: points require the record. Can be repeated as
 * a whole, because a recorded invitation is credited if it was not yet.
 */
export async function recordInvitation(
  client: Client,
  params: InvitedDevice & { readonly uid: string; readonly name: string },
): Read<InviteAnswer> {
  const recorded = await codeImeiRecord(client, params);
  if (!recorded.ok || !['done', 'used'].includes(recorded.value.verdict)) return recorded;
  const paid = await addPoins(client, params);
  // Servers that credit points themselves do not have the call (404): a retry would not help.
  const isLost = !paid.ok && ['network', 'timeout', 'cancelled'].includes(paid.error.kind);
  return isLost && paid.error.status !== 404 ? paid : recorded;
}
