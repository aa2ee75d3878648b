import type { LoginMessage } from './loginProblem.ts';

/** Six digits on most servers, four on some. */
const CODE = /^\d{4,8}$/;
/** Minimum time between two codes. */
export const CODE_WAIT_MS = 60_000;

/** Returns a typed or pasted code without blanks and in half-width digits. */
export const parseCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

export const isCode = (code: string): boolean => CODE.test(code);

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 32;

/** Returns why a new password is refused and at which field; null when it is valid. */
export function checkNewPassword(
  password: string,
  confirmation: string,
): { readonly field: 'password' | 'confirm'; readonly message: LoginMessage } | null {
  if (password === '') return { field: 'password', message: 'login.passwordMissing' };
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    return { field: 'password', message: 'login.passwordLength' };
  }
  if (confirmation === '') return { field: 'confirm', message: 'login.confirmMissing' };
  return password === confirmation ? null : { field: 'confirm', message: 'login.confirmWrong' };
}

/** Returns the seconds until another code can be requested; 0 also when the clock was set back. */
export function decideCodeWait(sentAt: number, now: number): number {
  const left = sentAt + CODE_WAIT_MS - now;
  return left > 0 && left <= CODE_WAIT_MS ? Math.ceil(left / 1000) : 0;
}

/** The step after a login. */
export type LoginStep = 'bindPhone' | 'done';

/**
 * Returns what follows a login: a member from another service is offered to bind a phone.
 * A password is offered on the account page only, because a write may wait for the login.
 */
export const decideLoginStep = ({ phone }: { readonly phone: string }): LoginStep =>
  phone === '' ? 'bindPhone' : 'done';
