import { decideLoginReturn } from '../model/member/loginReturn.ts';
import { replacePage } from './navigation.ts';

/** Returns the address of this site that led to the login; '' when there is none. */
export const readLoginReturn = (): string => decideLoginReturn(location.search, location);

/** Navigates after a login: to the address that led to it, else to the previous page, else home. */
export function leaveLogin(home: string): void {
  const back = readLoginReturn();
  if (back) replacePage(back);
  else if (history.length > 1 && document.referrer.startsWith(`${location.origin}/`)) {
    history.back();
  } else replacePage(home);
}
