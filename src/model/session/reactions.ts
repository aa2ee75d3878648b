import type { SessionMessage } from './types.ts';

/** 1004 is ignored after it occurred more often than this in a window (spec section 9). */
const AUTH_COUNT_LIMIT = 3;

/**
 * What a status of the server requires (spec section 8).
 *
 * - `refresh`: refresh the token and repeat the call (10111);
 * - `restart`: delete the signature tokens and reload the page (1004);
 * - `login`: delete the member's tokens and open the login (10102, 10103);
 * - `tell`: show the server's message if `own` is set, else ours (10201-10204);
 * - `nothing`: the caller handles the failure.
 */
export type Reaction =
  | { readonly do: 'refresh' | 'restart' | 'login' | 'nothing' }
  | { readonly do: 'tell'; readonly message: SessionMessage; readonly own: boolean };

/** Returns the reaction to a status; `authCount` is the number of earlier 1004 in this window. */
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
