import { atom, type ReadableAtom } from 'nanostores';
import {
  getTerms,
  loginByPassword,
  loginByPhone,
  logout as logoutCall,
  oauthBindPhone,
  type Phone,
  sendCode,
  setPassword,
} from '../../api/calls/login.ts';
import type { ApiError } from '../../api/errors.ts';
import { suppressRefusalNotices } from '../../api/suppressRefusalNotices.ts';
import { readCurrentPath } from '../../host/navigation.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import {
  EMPTY_LOGIN_DRAFT,
  type LoginDraft,
  parseLoginDraft,
} from '../../model/member/loginDraft.ts';
import {
  decideLoginProblem,
  type LoginField,
  type LoginMessage,
  type LoginProblem,
} from '../../model/member/loginProblem.ts';
import {
  decideLoginStep,
  isCode,
  type LoginStep,
  parseCode,
} from '../../model/member/loginRules.ts';
import type { LoginResult, Member } from '../../model/member/memberTypes.ts';
import { isPhone, maskPhone, parsePhone } from '../../model/member/phone.ts';
import type { Terms } from '../../model/member/terms.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { getHost } from '../getHost.ts';
import { getClient } from '../pageClient.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { $session, clearMember, setMember, updateMember } from './memberSession.ts';
import { readUid } from './tokenStore.ts';

/** Result of a step of the login. */
export type LoginOutcome = Result<LoginStep, LoginProblem>;

/** The form shows refusals beside the field; the session's own notices are suppressed. */
const createLoginClient = (settings: Settings) => suppressRefusalNotices(getClient(settings));

const $draft = atom<LoginDraft>(EMPTY_LOGIN_DRAFT);
/** What the reader typed, kept over closed sheets and reloads. */
export const $loginDraft: ReadableAtom<LoginDraft> = $draft;

const $loadedTerms = atom<Terms | null>(null);
/** The terms that a reader agrees to; null until loaded. */
export const $terms: ReadableAtom<Terms | null> = $loadedTerms;

/** Restores the draft and loads the terms; called when a login form is shown. */
export async function loadLogin(settings: Settings): Promise<void> {
  $draft.set(
    parseLoginDraft(readStored(STORAGE_KEYS.loginDraft, 'session') ?? JSON.stringify($draft.get())),
  );
  if ($loadedTerms.get()) return;
  const terms = await getTerms(createLoginClient(settings));
  if (terms.ok) $loadedTerms.set(terms.value);
}

export function saveLoginDraft(changed: Partial<LoginDraft>): void {
  $draft.set({ ...$draft.get(), ...changed });
  writeStored(STORAGE_KEYS.loginDraft, JSON.stringify($draft.get()), 'session');
}

/** Returns the phone number of the form, or what is wrong with it. */
export function validatePhone(): Result<Phone, LoginProblem> {
  const { area, phone: typed } = $draft.get();
  const phone = parsePhone(typed, area);
  if (phone === '') return failField('phone', 'login.phoneMissing');
  return isPhone(phone, area) ? ok({ area, phone }) : failField('phone', 'login.phoneWrong');
}

/** Returns the code that was typed, or what is wrong with it. */
export function validateCode(typed: string): Result<string, LoginProblem> {
  const code = parseCode(typed);
  if (code === '') return failField('code', 'login.codeMissing');
  return isCode(code) ? ok(code) : failField('code', 'login.codeWrong');
}

const failField = (field: LoginField, message: LoginMessage) =>
  fail({ field, reason: { message } });

/** Sends a code to the phone; returns null on success. */
export async function requestCode(settings: Settings, to: Phone): Promise<LoginProblem | null> {
  const sent = await sendCode(createLoginClient(settings), to);
  if (!sent.ok) return decideLoginProblem(sent.error);
  saveLoginDraft({ sentTo: to.phone, sentAt: Date.now() });
  return null;
}

export async function loginWithCode(
  settings: Settings,
  login: Phone & { readonly code: string },
): Promise<LoginOutcome> {
  return finishLogin(await loginByPhone(createLoginClient(settings), login));
}

export async function loginWithPassword(
  settings: Settings,
  login: Phone & { readonly password: string },
): Promise<LoginOutcome> {
  return finishLogin(await loginByPassword(createLoginClient(settings), login));
}

function finishLogin(login: Result<LoginResult, ApiError>): LoginOutcome {
  if (!login.ok) return { ok: false, error: decideLoginProblem(login.error) };
  setMember(login.value);
  saveLoginDraft({ sentTo: '', sentAt: 0 });
  return { ok: true, value: decideLoginStep(login.value.member) };
}

export async function savePassword(settings: Settings, password: string): Promise<LoginOutcome> {
  return saveMemberChange(
    (member) => setPassword(createLoginClient(settings), { uid: member.uid, password }),
    {
      hasPassword: true,
    },
  );
}

export async function savePhone(
  settings: Settings,
  binding: Phone & { readonly code: string },
): Promise<LoginOutcome> {
  return saveMemberChange(
    (member) => oauthBindPhone(createLoginClient(settings), { uid: member.uid, ...binding }),
    {
      phone: maskPhone(binding.phone),
    },
  );
}

async function saveMemberChange(
  save: (member: Member) => Promise<Result<true, ApiError>>,
  changed: Partial<Member>,
): Promise<LoginOutcome> {
  const session = $session.get();
  if (session.state !== 'member') return LOGGED_OUT;
  const saved = await save(session.member);
  if (!saved.ok) return { ok: false, error: decideLoginProblem(saved.error) };
  const member = { ...session.member, ...changed };
  updateMember(member);
  return { ok: true, value: decideLoginStep(member) };
}

const LOGGED_OUT: LoginOutcome = {
  ok: false,
  error: { field: 'form', reason: { message: 'login.loggedOut' } },
};

/** Returns whether the page runs in a messenger that can log readers in. */
export const hasMessengerLogin = (settings: Settings): boolean =>
  readEnvironment(settings).kind === 'messenger' &&
  !!(settings.wxAuthorizeUrl && settings.wxAuthLogin);

export const isInApp = (settings: Settings): boolean => readEnvironment(settings).kind === 'app';

/**
 * Logs in with the host's own login. The session store contains the login, and the host shows its
 * failures.
 */
export async function loginWithHost(settings: Settings): Promise<null> {
  await (await getHost(settings)).login(readCurrentPath());
  return null;
}

/**
 * Logs the member out: here, on the server if it can be reached, and in the app, which has a copy
 * of the user.
 */
export async function logout(settings: Settings): Promise<void> {
  const session = $session.get();
  if (session.state !== 'member') return;
  const logoutRequest = logoutCall(createLoginClient(settings), { uid: session.member.uid });
  const hostRequest = getHost(settings).then((host) => host.clearUser());
  await Promise.all([logoutRequest, hostRequest.catch(() => {})]);
  // Another tab may have logged in another member meanwhile.
  if (readUid() === session.member.uid) clearMember();
}
