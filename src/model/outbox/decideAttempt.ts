import { type FailureKind, getServerMessage } from '../failure.ts';
import { decideSessionStatus } from '../session/statuses.ts';
import type { Attempt } from './outboxTypes.ts';

/** Status of a server that is down, and also of an object that does not exist (wire 2). */
const DOWN = -1;

/** Returns why a write is pending after an attempt with this status; null: no answer. */
export const decideCause = (status: number | null): 'network' | 'login' | 'server' =>
  status === null ? 'network' : decideSessionStatus(status) === 'login' ? 'login' : 'server';

interface CallFailure {
  readonly kind: FailureKind;
  readonly status?: number;
  readonly message: string;
}

/** Returns what a failed call means for its write: a refusal, or an unknown outcome (`failed`). */
export function decideAttempt(
  { kind, status, message }: CallFailure,
  { by }: { readonly by: string },
): Attempt {
  const said = kind === 'status' ? (status ?? 0) : null;
  // An answer without a body may come from a server that has stored the write.
  const isSilent = kind === 'empty' && message === '';
  const waits =
    said === null ? kind !== 'empty' || isSilent : said === DOWN || isRefusedSession(said, by);
  const words = getServerMessage(message);
  if (!waits) return { state: 'refused', status: status ?? null, message: words };
  return {
    state: 'failed',
    slow: kind === 'timeout',
    doubtful: said === DOWN,
    status: said,
    message: words,
  };
}

/**
 * Whether the session was refused and not the write: it could not be renewed, or the member
 * `by` is logged out, whose write waits until they are logged in again.
 */
function isRefusedSession(status: number, by: string): boolean {
  const found = decideSessionStatus(status);
  return found === 'signature' || found === 'token' || (by !== '' && found === 'login');
}
