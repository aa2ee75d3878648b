import { type ApiRequest, formatParams, formatUrl } from './request.ts';

/** An answer before its envelope is parsed. */
export interface RawAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly text: string;
}

/** Sends a request. Rejects when there is no complete answer. */
export async function sendRequest(
  request: ApiRequest,
  fetcher: typeof fetch,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const { call, method, headers, body } = request;
  const init: RequestInit = { method, headers };
  if (signal) init.signal = signal;
  if (call.keepalive) init.keepalive = true;
  // The browser sets the content type of both kinds of body, with the boundary of a multipart.
  if (body) init.body = body instanceof FormData ? body : formatParams(body);
  const response = await fetcher(formatUrl(request), init);
  return { status: response.status, text: await response.text() };
}
