import type { SessionMessage } from './types.ts';

/** 1004 is ignored once it was met more often than this in a window (product 9.2). */
const AUTH_COUNT_LIMIT = 3;

/**
 * What a status of the server asks for (product 8.1).
 *
 * - `refresh`: a new token, then once again (10111);
 * - `restart`: forget the signature and load the page anew (1004);
 * - `login`: forget the member and open the login (10102, 10103);
 * - `tell`: say the server's words where `own` allows them, else the message (10201-10204);
 * - `nothing`: the failure says it all.
 */
export type Reaction =
  | { readonly do: 'refresh' | 'restart' | 'login' | 'nothing' }
  | { readonly do: 'tell'; readonly message: SessionMessage; readonly own: boolean };

/** `authCount` is how often this window has met 1004 already. */
export function decideReaction(status: number | undefined, authCount: number): Reaction {
  switch (status) {
    case 10111:
      return { do: 'refresh' };
    case 1004:
      return { do: authCount > AUTH_COUNT_LIMIT ? 'nothing' : 'restart' };
    case 10102:
    case 10103:
      return { do: 'login' };
    case 10201:
      return { do: 'tell', message: 'session.download', own: false };
    case 10202:
    case 10203:
    case 10204:
      return { do: 'tell', message: 'session.commentFailed', own: true };
    default:
      return { do: 'nothing' };
  }
}
