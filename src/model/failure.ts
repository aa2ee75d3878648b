/** Why an answer did not come; readers are told each in words of their language. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'status'
  | 'empty'
  | 'malformed'
  /** An HTTP error, as pages show it (api/missing.ts). */
  | 'server';

/** The server's own words; '' for what stands in for them (api/envelope.ts) and says nothing. */
export const ownWords = (message: string): string =>
  message === 'error' || message === 'empty' ? '' : message;
