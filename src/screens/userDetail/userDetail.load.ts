import { postListCall } from '../../api/calls/circles.ts';
import { publicMember, publicMemberCall } from '../../api/calls/publicMember.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import { userPosts } from '../../api/pages/community/lists/members.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { CommunityListPage } from '../../model/community/communityTypes.ts';
import type { PublicMember } from '../../model/community/member.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [publicMemberCall(id), postListCall({ of: { userId: id }, order: 'new' })] : [];

export interface UserData {
  readonly member: PublicMember;
  readonly first: CommunityListPage;
}

/** Loads the public page of a member. */
export const loadUser: LoadItem<UserData> = async (client, uid) => {
  if (uid === '') return fail({ kind: 'empty', message: 'no member', call: 'member/publicInfo' });
  const [member, first] = await Promise.all([
    publicMember(client, { uid }),
    userPosts(client, { id: uid, page: 0, lastId: '0' }),
  ]);
  if (!member.ok) return fail(asMissing(member.error));
  if (!first.ok && asMissing(first.error).kind !== 'empty') return first;
  return ok({
    member: member.value,
    first: first.ok ? first.value : { rows: [], hasMore: false },
  });
};
