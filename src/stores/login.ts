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
} from '../api/calls/login.ts';
import type { ApiError } from '../api/errors.ts';
import { suppressRefusalNotices } from '../api/suppressRefusalNotices.ts';
import { LATER_STORED } from '../host/laterKeys.ts';
import { readOwnPath } from '../host/leave.ts';
import { readStored, writeStored } from '../host/storage.ts';
import { EMPTY_LOGIN_DRAFT, type LoginDraft, parseLoginDraft } from '../model/member/loginDraft.ts';
import {
  decideLoginProblem,
  type LoginField,
  type LoginMessage,
  type LoginProblem,
} from '../model/member/loginProblem.ts';
import { decideLoginStep, isCode, type LoginStep, parseCode } from '../model/member/loginRules.ts';
import { isPhone, maskPhone, parsePhone } from '../model/member/phone.ts';
import type { Terms } from '../model/member/terms.ts';
import type { LoginResult, Member } from '../model/member/types.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';
import { openHost, readPlace } from './host.ts';
import { $session, clearMember, setMember, updateMember } from './session.ts';

/** Result of a step of the login. */
export type LoginOutcome = Result<LoginStep, LoginProblem>;

/** The form shows refusals beside the field; the session's own notices are suppressed. */
const openLoginClient = (settings: Settings) => suppressRefusalNotices(openClient(settings));

const $kept = atom<LoginDraft>(EMPTY_LOGIN_DRAFT);
/** What the reader typed, kept over closed sheets and reloads. */
export const $loginDraft: ReadableAtom<LoginDraft> = $kept;

const $read = atom<Terms | null>(null);
/** The terms that a reader agrees to; null until loaded. */
export const $terms: ReadableAtom<Terms | null> = $read;

/** Restores the draft and loads the terms; called when a login form is shown. */
export async function openLogin(settings: Settings): Promise<void> {
  $kept.set(
    parseLoginDraft(readStored(LATER_STORED.loginDraft, 'session') ?? JSON.stringify($kept.get())),
  );
  if ($read.get()) return;
  const terms = await getTerms(openLoginClient(settings));
  if (terms.ok) $read.set(terms.value);
}

export function keepDraft(changed: Partial<LoginDraft>): void {
  $kept.set({ ...$kept.get(), ...changed });
  writeStored(LATER_STORED.loginDraft, JSON.stringify($kept.get()), 'session');
}

/** Returns the phone number of the form, or what is wrong with it. */
export function readPhone(): Result<Phone, LoginProblem> {
  const { area, phone: typed } = $kept.get();
  const phone = parsePhone(typed, area);
  if (phone === '') return wrong('phone', 'login.phoneMissing');
  return isPhone(phone, area) ? ok({ area, phone }) : wrong('phone', 'login.phoneWrong');
}

/** Returns the code that was typed, or what is wrong with it. */
export function readCode(typed: string): Result<string, LoginProblem> {
  const code = parseCode(typed);
  if (code === '') return wrong('code', 'login.codeMissing');
  return isCode(code) ? ok(code) : wrong('code', 'login.codeWrong');
}

const wrong = (field: LoginField, message: LoginMessage) => fail({ field, words: { message } });

/** Sends a code to the phone; returns null on success. */
export async function requestCode(settings: Settings, to: Phone): Promise<LoginProblem | null> {
  const sent = await sendCode(openLoginClient(settings), to);
  if (!sent.ok) return decideLoginProblem(sent.error);
  keepDraft({ sentTo: to.phone, sentAt: Date.now() });
  return null;
}

export async function loginWithCode(
  settings: Settings,
  login: Phone & { readonly code: string },
): Promise<LoginOutcome> {
  return enter(await loginByPhone(openLoginClient(settings), login));
}

export async function loginWithPassword(
  settings: Settings,
  login: Phone & { readonly password: string },
): Promise<LoginOutcome> {
  return enter(await loginByPassword(openLoginClient(settings), login));
}

function enter(login: Result<LoginResult, ApiError>): LoginOutcome {
  if (!login.ok) return { ok: false, error: decideLoginProblem(login.error) };
  setMember(login.value);
  keepDraft({ sentTo: '', sentAt: 0 });
  return { ok: true, value: decideLoginStep(login.value.member) };
}

export async function savePassword(settings: Settings, password: string): Promise<LoginOutcome> {
  return change((member) => setPassword(openLoginClient(settings), { uid: member.uid, password }), {
    hasPassword: true,
  });
}

export async function savePhone(
  settings: Settings,
  binding: Phone & { readonly code: string },
): Promise<LoginOutcome> {
  return change(
    (member) => oauthBindPhone(openLoginClient(settings), { uid: member.uid, ...binding }),
    {
      phone: maskPhone(binding.phone),
    },
  );
}

async function change(
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
  error: { field: 'form', words: { message: 'login.loggedOut' } },
};

/** Returns whether the page runs in a messenger that can log readers in. */
export const hasMessengerLogin = (settings: Settings): boolean =>
  readPlace(settings).kind === 'messenger' &&
  !!(settings.wxAppId && settings.wxAuthorizeUrl && settings.wxAuthLogin);

export const isInApp = (settings: Settings): boolean => readPlace(settings).kind === 'app';

/**
 * Logs in with the host's own login. The session store contains the login, and the host shows its
 * failures.
 */
export async function loginWithHost(settings: Settings): Promise<null> {
  await (await openHost(settings)).login(readOwnPath());
  return null;
}

/**
 * Logs the member out: here, on the server if it can be reached, and in the app, which has a copy
 * of the user.
 */
export async function logout(settings: Settings): Promise<void> {
  const session = $session.get();
  if (session.state !== 'member') return;
  const told = logoutCall(openLoginClient(settings), { uid: session.member.uid });
  const forgotten = openHost(settings).then((host) => host.clearUser());
  await Promise.all([told, forgotten.catch(() => {})]);
  clearMember();
}
