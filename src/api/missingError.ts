import type { ApiError } from './errors.ts';

/** Whether HTTP reports that an object does not exist (any more). */
const isHttpNotFound = ({ kind, status }: ApiError): boolean =>
  kind === 'network' && (status === 404 || status === 410);

/**
 * Returns the failure of a page's main call, with the kind `empty` when the server reports that
 * the object does not exist: by a negative status and no data (wire 2.4), or by HTTP's
 * status.
 */
export const asMissing = (error: ApiError): ApiError =>
  (error.kind === 'status' && (error.status ?? 0) < 0) || isHttpNotFound(error)
    ? { ...error, kind: 'empty' }
    : error;

/**
 * Returns the failure of a page as shown to readers: an HTTP error becomes the kind `server`,
 * because it is not a fault of their network, or `empty` for 404 and 410.
 */
export const asPageError = (error: ApiError): ApiError =>
  error.kind === 'network' && error.status
    ? { ...error, kind: isHttpNotFound(error) ? 'empty' : 'server' }
    : error;
