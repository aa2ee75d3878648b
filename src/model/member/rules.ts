import type { LoginMessage } from './problem.ts';

/** Six digits (a few servers send four). */
const CODE = /^\d{4,8}$/;
/** A code is sent once a minute at most. */
export const CODE_WAIT_MS = 60_000;

/** As pasted from a message: full-width digits and blanks between them. */
export const parseCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

export const isCode = (code: string): boolean => CODE.test(code);

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 32;

/** Why a new password will not do, and at which of its two fields; null when it will. */
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

/** Whole seconds until another code may be asked for; a clock that was put back counts for nothing. */
export function decideWait(sentAt: number, now: number): number {
  const left = sentAt + CODE_WAIT_MS - now;
  return left > 0 && left <= CODE_WAIT_MS ? Math.ceil(left / 1000) : 0;
}

/** What a login leads to. */
export type LoginStep = 'bindPhone' | 'done';

/**
 * Returns what follows a login: a member from another service is offered to bind a phone.
 * A password is offered on the account page only, because a write may wait for the login.
 */
export const decideStep = ({ phone }: { readonly phone: string }): LoginStep =>
  phone === '' ? 'bindPhone' : 'done';
