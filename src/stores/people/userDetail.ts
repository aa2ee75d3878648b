import { publicMember } from '../../api/calls/publicMember.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missing.ts';
import { userPosts } from '../../api/pages/people/lists/members.ts';
import type { PeoplePart, PublicMember } from '../../model/people/types.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

export interface UserData {
  readonly member: PublicMember;
  readonly first: PeoplePart;
}

/** The public page of a member. */
export const userDetail = createSinglePage<UserData>();

export const openUser = (settings: Settings, uid: string): Promise<void> =>
  userDetail.open(settings, (client) => besideConfig(client, loadUser(client, uid)));

async function loadUser(client: Client, uid: string): Promise<Result<UserData, ApiError>> {
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
