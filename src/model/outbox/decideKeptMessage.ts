import { decideSessionStatus } from '../session/statuses.ts';
import type { WriteOutcome } from './outboxTypes.ts';

/**
 * Whether the session shows a refusal to the reader, so that the code that sent the write does
 * not: it opens the login, or leads to the app (product 8).
 */
export function isShownBySession(status: number | null): boolean {
  const found = decideSessionStatus(status);
  return found === 'login' || found === 'app';
}

/** Messages for any write that waits for a login, or for a server that did not accept it. */
export type KeptMessage = 'write.keptLogin' | 'write.keptServer' | 'write.keptServerHere';

/** Returns the message for a write that waits; `network` where it waits for a network. */
export function decideKeptMessage<K extends string>(
  { cause, here }: Extract<WriteOutcome, { state: 'kept' }>,
  network: K,
  networkHere: K,
): K | KeptMessage {
  if (cause === 'login') return 'write.keptLogin';
  if (cause === 'server') return here ? 'write.keptServerHere' : 'write.keptServer';
  return here ? networkHere : network;
}
