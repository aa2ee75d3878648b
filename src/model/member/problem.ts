import type { FailureKind } from '../failure.ts';

/** What a login says to its reader: keys of the words. */
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

/** Where something is wrong (`form`: nowhere in particular), and in whose words it is said. */
export interface LoginProblem {
  readonly field: LoginField | 'form';
  readonly words: { readonly message: LoginMessage } | { readonly text: string };
}

/** What the login server's refusals mean (wire 14.6). */
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

/** Statuses that mean: nobody is logged in any more (product 8.1). */
const LOGGED_OUT = [10102, 10103, 10111];

interface Refusal {
  readonly kind: FailureKind;
  readonly status?: number;
  readonly message: string;
  /** The server's name of the refusal. */
  readonly key?: string;
}

/** Why a step of the login failed: our words for what we know, else the server's. */
export function decideProblem({ kind, status, message, key = message }: Refusal): LoginProblem {
  if (kind !== 'status') return { field: 'form', words: { message: FAILURES[kind] } };
  const [field, known] = refusalOf(key) ?? refusalOf(message) ?? [];
  if (field && known) return { field, words: { message: known } };
  if (LOGGED_OUT.includes(status ?? 0)) {
    return { field: 'form', words: { message: 'login.loggedOut' } };
  }
  // A key that nobody knows says nothing to a reader, and neither does a mere 'error'.
  const isText = !/^[a-z\d _-]*$/.test(message);
  return { field: 'form', words: isText ? { text: message } : { message: 'login.failed' } };
}
