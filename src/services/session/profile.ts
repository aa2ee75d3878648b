import { oauthUnBindPhone, unbind } from '../../api/calls/profile.ts';
import type { ApiError } from '../../api/errors.ts';
import { suppressRefusalNotices } from '../../api/suppressRefusalNotices.ts';
import { decideLoginProblem, type LoginProblem } from '../../model/member/loginProblem.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import type { Result } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { getClient } from '../pageClient.ts';
import { $session, updateMember } from './memberSession.ts';

/** Removes the phone number of the member; returns null on success. */
export const removePhone = (settings: Settings): Promise<LoginProblem | null> =>
  change(
    (member) => oauthUnBindPhone(createClient(settings), { uid: member.uid }),
    (member) => updateMember({ ...member, phone: '' }),
  );

/** Removes the messenger's account of the member; returns null on success. */
export const removeMessenger = (settings: Settings): Promise<LoginProblem | null> =>
  change(
    (member) => unbind(createClient(settings), { uid: member.uid }),
    () => {},
  );

/** The page shows refusals itself; the session's own notices are suppressed. */
const createClient = (settings: Settings) => suppressRefusalNotices(getClient(settings));

async function change(
  send: (member: Member) => Promise<Result<true, ApiError>>,
  onDone: (member: Member) => void,
): Promise<LoginProblem | null> {
  const session = $session.get();
  if (session.state !== 'member') {
    return { field: 'form', reason: { message: 'login.loggedOut' } };
  }
  const sent = await send(session.member);
  if (!sent.ok) return decideLoginProblem(sent.error);
  onDone(session.member);
  return null;
}
