/** Why an answer did not come; readers are told each in words of their language. */
export type FailureKind = 'network' | 'timeout' | 'cancelled' | 'status' | 'empty' | 'malformed';
