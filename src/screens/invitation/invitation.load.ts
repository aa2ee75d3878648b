import { getInviteCode, inviteConfigByCode } from '../../api/calls/invites.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { Invitation, InvitationLink } from '../../model/invite/normaliseInvite.ts';
import { ok, type Result } from '../../model/result.ts';

/** Loads an invitation by its code, or by the uid of the inviting member. */
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
  // A server without the call: the code may be valid anyway.
  return asMissing(answer.error).kind === 'empty'
    ? ok({ state: 'valid', code, facts: null })
    : answer;
}

/** Returns the code of a member; '' without a uid, and for an unknown member. */
async function loadCode(client: Client, uid: string): Promise<Result<string, ApiError>> {
  if (!uid) return ok('');
  const answer = await getInviteCode(client, { uid });
  return answer.ok || asMissing(answer.error).kind !== 'empty' ? answer : ok('');
}
