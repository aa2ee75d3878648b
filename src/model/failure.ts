/** Why a call failed; each kind has a message in every language. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'status'
  | 'empty'
  | 'malformed'
  /** An HTTP error in the state of a page (api/missingError.ts). */
  | 'server';

/** Returns the server's message; '' for the placeholders 'error' and 'empty' (api/envelope.ts). */
export const getServerMessage = (message: string): string =>
  message === 'error' || message === 'empty' ? '' : message;
