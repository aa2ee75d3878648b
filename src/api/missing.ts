import type { ApiError } from './errors.ts';

/** HTTP's words for what is not there (any more). */
const isHttpGone = ({ kind, status }: ApiError): boolean =>
  kind === 'network' && (status === 404 || status === 410);

/**
 * Returns the failure of the call for the thing that a page shows, as `empty` where the server
 * says that there is no such thing: with a negative status and no data (wire 2.4), or
 * with HTTP's status.
 */
export const asMissing = (error: ApiError): ApiError =>
  (error.kind === 'status' && (error.status ?? 0) < 0) || isHttpGone(error)
    ? { ...error, kind: 'empty' }
    : error;

/**
 * Returns the failure of a page as readers are to see it: an HTTP error is not the fault of their
 * network, and one of them says that there is no such thing.
 */
export const asShown = (error: ApiError): ApiError =>
  error.kind === 'network' && error.status
    ? { ...error, kind: isHttpGone(error) ? 'empty' : 'server' }
    : error;
