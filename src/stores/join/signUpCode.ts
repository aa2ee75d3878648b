import { atom, type ReadableAtom } from 'nanostores';
import { activityVerify } from '../../api/calls/signUps.ts';
import { suppressRefusalNotices } from '../../api/suppressRefusalNotices.ts';
import { JOIN_STORED } from '../../host/joinKeys.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import {
  EMPTY_LOGIN_DRAFT,
  type LoginDraft,
  parseLoginDraft,
} from '../../model/member/loginDraft.ts';
import { decideLoginProblem } from '../../model/member/loginProblem.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';

type SentCode = Pick<LoginDraft, 'sentTo' | 'sentAt'>;

const $sent = atom<SentCode>(EMPTY_LOGIN_DRAFT);
/**
 * The phone number that a code was last sent to, and when; kept over reloads, because the next one
 * has to wait.
 */
export const $signUpCode: ReadableAtom<SentCode> = $sent;

/** Restores it; called when a form with a code is shown. */
export const openSignUpCode = (): void =>
  $sent.set(parseLoginDraft(readStored(JOIN_STORED.signUpCode, 'session')));

/** Outcome of requesting a code: null on success, else the message of the problem. */
export type CodeProblem = ReturnType<typeof decideLoginProblem>['words'] | null;

export async function requestSignUpCode(
  settings: Settings,
  asked: { readonly activityId: string; readonly phone: string },
): Promise<CodeProblem> {
  const answer = await activityVerify(suppressRefusalNotices(openClient(settings)), asked);
  if (!answer.ok) return decideLoginProblem(answer.error).words;
  const { sent, isTooOften, message } = answer.value;
  if (isTooOften) return { message: 'login.tooOften' };
  if (!sent) return message ? { text: message } : { message: 'login.failed' };
  const known = { sentTo: asked.phone, sentAt: Date.now() };
  $sent.set(known);
  writeStored(JOIN_STORED.signUpCode, JSON.stringify(known), 'session');
  return null;
}
