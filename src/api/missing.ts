import type { ApiError } from './errors.ts';

/**
 * Returns the error with the kind `empty` when the server refused with a negative status and no
 * data (interop section 2): that means "not found" and is not a failure.
 */
export const asMissing = (error: ApiError): ApiError =>
  error.kind === 'status' && (error.status ?? 0) < 0 ? { ...error, kind: 'empty' } : error;
