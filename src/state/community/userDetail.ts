import { publicMember } from '../../api/calls/publicMember.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import { userPosts } from '../../api/pages/community/lists/members.ts';
import type { CommunityListPage, PublicMember } from '../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

export interface UserData {
  readonly member: PublicMember;
  readonly first: CommunityListPage;
}

/** The public page of a member. */
export const userDetail = createSinglePage<UserData>();

export const loadUserPage = (settings: Settings, uid: string): Promise<void> =>
  userDetail.load(settings, (client) => loadWithConfig(client, requestUser(client, uid)));

async function requestUser(client: Client, uid: string): Promise<Result<UserData, ApiError>> {
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
}
