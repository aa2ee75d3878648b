import type { ApiError } from './errors.ts';

/**
 * What a server does not know it refuses, with a negative status and no data (interop
 * section 2): to a reader that is a thing that is not there, and no failure.
 */
export const asMissing = (error: ApiError): ApiError =>
  error.kind === 'status' && (error.status ?? 0) < 0 ? { ...error, kind: 'empty' } : error;
