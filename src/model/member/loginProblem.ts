import type { FailureKind } from '../failure.ts';
import { decideSessionStatus } from '../session/statuses.ts';

/** Message keys of login errors. */
export type LoginMessage =
  | 'login.phoneMissing'
  | 'login.phoneWrong'
  | 'login.phoneTaken'
  | 'login.codeMissing'
  | 'login.codeWrong'
  | 'login.codeExpired'
  | 'login.passwordMissing'
  | 'login.passwordWrong'
  | 'login.passwordLength'
  | 'login.confirmMissing'
  | 'login.confirmWrong'
  | 'login.tooOften'
  | 'login.blocked'
  | 'login.nicknameWrong'
  | 'login.failed'
  | 'login.loggedOut'
  | 'state.network'
  | 'state.timeout'
  | 'state.broken';

export type LoginField = 'phone' | 'code' | 'password' | 'confirm';

/** A login error: the field (`form` for none) and either a message key or the server's text. */
export interface LoginProblem {
  readonly field: LoginField | 'form';
  readonly reason: { readonly message: LoginMessage } | { readonly text: string };
}

/** Refusals of the login server (wire 14.6) with field and message. */
const REFUSALS: Readonly<Record<string, readonly [LoginProblem['field'], LoginMessage]>> = {
  phone_format_error: ['phone', 'login.phoneWrong'],
  register_phoneregistered: ['phone', 'login.phoneTaken'],
  code_error: ['code', 'login.codeWrong'],
  code_expired: ['code', 'login.codeExpired'],
  password_error: ['password', 'login.passwordWrong'],
  too_often: ['form', 'login.tooOften'],
  'user account exception': ['form', 'login.blocked'],
  'user nickname exception': ['form', 'login.nicknameWrong'],
  'process exception': ['form', 'login.failed'],
};

const refusalOf = (key: string) =>
  Object.keys(REFUSALS).includes(key) ? REFUSALS[key] : undefined;

const FAILURES: Readonly<Record<Exclude<FailureKind, 'status'>, LoginMessage>> = {
  network: 'state.network',
  timeout: 'state.timeout',
  cancelled: 'state.network',
  empty: 'state.broken',
  malformed: 'state.broken',
  server: 'state.broken',
};

interface Refusal {
  readonly kind: FailureKind;
  readonly status?: number;
  readonly message: string;
  /** The server's identifier of the refusal. */
  readonly key?: string;
}

/** Returns why a login step failed: our message for a known reason, else the server's text. */
export function decideLoginProblem({
  kind,
  status,
  message,
  key = message,
}: Refusal): LoginProblem {
  if (kind !== 'status') return { field: 'form', reason: { message: FAILURES[kind] } };
  const [field, known] = refusalOf(key) ?? refusalOf(message) ?? [];
  if (field && known) return { field, reason: { message: known } };
  const session = decideSessionStatus(status);
  if (session === 'login' || session === 'token') {
    return { field: 'form', reason: { message: 'login.loggedOut' } };
  }
  // Unknown identifiers and a plain 'error' mean nothing to readers.
  const isText = !/^[a-z\d _-]*$/.test(message);
  return { field: 'form', reason: isText ? { text: message } : { message: 'login.failed' } };
}
