import type { SessionMessage } from './normaliseSession.ts';
import { decideSessionStatus } from './statuses.ts';

/** 1004 is ignored after it occurred more often than this in a window (product 9.2). */
const AUTH_COUNT_LIMIT = 3;

/**
 * What a status of the server requires (product 8.1).
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
  switch (decideSessionStatus(status)) {
    case 'token':
      return { do: 'refresh' };
    case 'signature':
      return { do: authCount > AUTH_COUNT_LIMIT ? 'nothing' : 'restart' };
    case 'login':
      return { do: 'login' };
    case 'app':
      return { do: 'tell', message: 'session.download', own: false };
    case 'comment':
      return { do: 'tell', message: 'session.commentFailed', own: true };
    case undefined:
      return { do: 'nothing' };
  }
}
