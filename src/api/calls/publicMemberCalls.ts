import type { ApiCall } from '../request.ts';

/** A reader as others see them, as a call: inline scripts do not carry the model. */
export const publicMemberCall = (uid: string): ApiCall => ({
  path: '/base_url/member/publicInfo',
  method: 'post',
  params: { uid },
  userIds: ['uid'],
});
