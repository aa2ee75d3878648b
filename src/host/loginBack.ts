import { decideLoginReturn } from '../model/member/loginReturn.ts';
import { leaveFor } from './leave.ts';

/** The address of this site that asked for the login; '' when none did. */
export const readLoginBack = (): string => decideLoginReturn(location.search, location);

/** After a login: to what asked for it, else where the reader came from, else home. */
export function leaveLogin(home: string): void {
  const back = readLoginBack();
  if (back) leaveFor(back);
  else if (history.length > 1 && document.referrer.startsWith(`${location.origin}/`)) {
    history.back();
  } else leaveFor(home);
}
