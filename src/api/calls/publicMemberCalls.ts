import type { ApiCall } from '../request.ts';

/**
 * The request for a public profile, separate from its typed function: inline scripts must not
 * contain the model.
 */
export const publicMemberCall = (uid: string): ApiCall => ({
  path: '/base_url/member/publicInfo',
  method: 'post',
  params: { uid },
  userIds: ['uid'],
});
