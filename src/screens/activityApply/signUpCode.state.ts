import { atom, type ReadableAtom } from 'nanostores';
import { activityVerify } from '../../api/calls/signUps.ts';
import { suppressRefusalNotices } from '../../api/suppressRefusalNotices.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import {
  EMPTY_LOGIN_DRAFT,
  type LoginDraft,
  parseLoginDraft,
} from '../../model/member/loginDraft.ts';
import { decideLoginProblem } from '../../model/member/loginProblem.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';

type SentCode = Pick<LoginDraft, 'sentTo' | 'sentAt'>;

const $sent = atom<SentCode>(EMPTY_LOGIN_DRAFT);
/**
 * The phone number that a code was last sent to, and when; kept over reloads, because the next one
 * has to wait.
 */
export const $signUpCode: ReadableAtom<SentCode> = $sent;

/** Restores it; called when a form with a code is shown. */
export const restoreSignUpCode = (): void =>
  $sent.set(parseLoginDraft(readStored(STORAGE_KEYS.signUpCode, 'session')));

/** Outcome of requesting a code: null on success, else the message of the problem. */
export type CodeProblem = ReturnType<typeof decideLoginProblem>['reason'] | null;

export async function requestSignUpCode(
  settings: Settings,
  asked: { readonly activityId: string; readonly phone: string },
): Promise<CodeProblem> {
  const answer = await activityVerify(suppressRefusalNotices(getClient(settings)), asked);
  if (!answer.ok) return decideLoginProblem(answer.error).reason;
  const { sent, isTooOften, message } = answer.value;
  if (isTooOften) return { message: 'login.tooOften' };
  if (!sent) return message ? { text: message } : { message: 'login.failed' };
  const known = { sentTo: asked.phone, sentAt: Date.now() };
  $sent.set(known);
  writeStored(STORAGE_KEYS.signUpCode, JSON.stringify(known), 'session');
  return null;
}
