import type { ApiCall } from '../request.ts';

/** Invitations as calls: inline scripts do not carry the model. */

/** The code of a member, for anybody. */
export const inviteCodeCall = (uid: string): ApiCall => ({
  path: '/base_url/amuc/api/invitecode/getInviteCode',
  userIds: ['uid'],
  params: { uid },
});

/** Who invites with a code, and what that brings. */
export const codeConfigCall = (code: string): ApiCall => ({
  path: '/base_url/inviteConfig',
  params: { code },
});

/** The same of the member who reads, with what is theirs alone; `uid` '' for nobody. */
export const ownConfigCall = (uid: string): ApiCall => ({
  path: '/base_url/inviteConfig',
  ...(uid && { member: true, userIds: ['uid'] }),
  params: { uid: uid || null },
});
