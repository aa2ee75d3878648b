import { parsePublicMember } from '../../model/community/member.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

/** The request for a public profile; inline scripts send it, too. */
export const publicMemberCall = (uid: string): ApiCall => ({
  path: '/base_url/member/publicInfo',
  method: 'post',
  params: { uid },
  userIds: ['uid'],
});

/** Loads the public profile of a member. */
export const publicMember = (client: Client, { uid }: { readonly uid: string }) =>
  read(client, publicMemberCall(uid), (payload) => parsePublicMember(payload, uid));
