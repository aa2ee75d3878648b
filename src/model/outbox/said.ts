import type { WriteOutcome } from './types.ts';

/** The session opens the login for these (spec section 8). */
const LOGIN_OPENS: readonly number[] = [10102, 10103];
/** The session says what to do: the server's words are not shown (spec section 8). */
const DOWNLOAD = 10201;

/** Whether the session shows a refusal to the reader, so that the code that sent the write does not. */
export const isSaidBySession = (status: number | null): boolean =>
  status === DOWNLOAD || LOGIN_OPENS.includes(status ?? 0);

/** What is said of any write that waits for a login, or for a server that did not take it. */
export type KeptMessage = 'write.keptLogin' | 'write.keptServer' | 'write.keptServerHere';

/** What is said of a write that waits; a missing network is named only where it is missing. */
export function decideKeptMessage<K extends string>(
  { cause, here }: Extract<WriteOutcome, { state: 'kept' }>,
  network: K,
  networkHere: K,
): K | KeptMessage {
  if (cause === 'login') return 'write.keptLogin';
  if (cause === 'server') return here ? 'write.keptServerHere' : 'write.keptServer';
  return here ? networkHere : network;
}
