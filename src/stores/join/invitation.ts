import { getInviteCode, inviteConfigByCode } from '../../api/calls/invites.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missing.ts';
import type { Invitation } from '../../model/invite/types.ts';
import { ok, type Result } from '../../model/result.ts';

/** What the link of an invitation names; both may be ''. */
export interface InvitationLink {
  readonly code: string;
  /** Of who invites. */
  readonly uid: string;
}

/** Who invites, and what that brings: by the code, else by the code of who invites. */
export async function loadInvitation(
  client: Client,
  link: InvitationLink,
): Promise<Result<Invitation, ApiError>> {
  const asked = link.code ? ok(link.code) : await loadCode(client, link.uid);
  if (!asked.ok) return asked;
  const code = asked.value;
  if (!code) return ok({ state: link.uid ? 'unknown' : 'none' });
  const answer = await inviteConfigByCode(client, { code });
  if (answer.ok) {
    return ok(
      answer.value.isUnknown ? { state: 'unknown' } : { state: 'valid', code, facts: answer.value },
    );
  }
  // A server without the call: its code may be good all the same.
  return asMissing(answer.error).kind === 'empty'
    ? ok({ state: 'valid', code, facts: null })
    : answer;
}

/** '' for nobody, and for a member who is not there. */
async function loadCode(client: Client, uid: string): Promise<Result<string, ApiError>> {
  if (!uid) return ok('');
  const answer = await getInviteCode(client, { uid });
  return answer.ok || asMissing(answer.error).kind !== 'empty' ? answer : ok('');
}
