import type { PublicMember } from '../../model/community/communityTypes.ts';
import { parsePublicMember } from '../../model/community/member.ts';
import type { CallOptions, Client } from '../client.ts';
import { publicMemberCall } from './publicMemberCalls.ts';
import { type Read, read } from './read.ts';

/** Loads the public profile of a member. */
export function publicMember(
  client: Client,
  { uid }: { readonly uid: string },
  options?: CallOptions,
): Read<PublicMember> {
  return read(client, publicMemberCall(uid), options, (payload) => parsePublicMember(payload, uid));
}
