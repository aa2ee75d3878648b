import type { PublicMember } from '../../model/community/communityTypes.ts';
import { parsePublicMember } from '../../model/community/member.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

/** The request for a public profile; inline scripts send it, too. */
export const publicMemberCall = (uid: string): ApiCall => ({
  path: '/base_url/member/publicInfo',
  method: 'post',
  params: { uid },
  userIds: ['uid'],
});

/** Loads the public profile of a member. */
export function publicMember(
  client: Client,
  { uid }: { readonly uid: string },
  options?: CallOptions,
): Read<PublicMember> {
  return read(client, publicMemberCall(uid), options, (payload) => parsePublicMember(payload, uid));
}
