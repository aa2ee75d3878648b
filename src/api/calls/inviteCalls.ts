import type { ApiCall } from '../request.ts';

/**
 * Requests about invitations, separate from their typed functions: inline scripts must not
 * contain the model.
 */

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

/** The same for the reader, with private numbers; `uid` is '' without a login. */
export const ownConfigCall = (uid: string): ApiCall => ({
  path: '/base_url/inviteConfig',
  ...(uid && { member: true, userIds: ['uid'] }),
  params: { uid: uid || null },
});
