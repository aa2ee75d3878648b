import { fail, ok, type Result } from '../../src/model/result.ts';
import { parseRetryAfter, TOO_MANY_REQUESTS } from '../bake/load/throttle.ts';
import { sendHttp } from '../network/sendHttp.ts';

/** Why a CDN did not purge addresses. */
export interface PurgeError {
  readonly kind:
    | 'throttled' // the CDN asks for fewer requests
    | 'denied' // the token is wrong, or does not allow it
    | 'missing' // the zone or distribution does not exist
    | 'timeout'
    | 'network'
    | 'server' // a fault of the CDN
    | 'rejected'; // any other answer
  /** For people; contains no secrets. */
  readonly message: string;
}

/** A request that failed. */
export interface FailedPurge extends PurgeError {
  /** Pause that the CDN asks for; null when it names none. */
  readonly retryAfterMs: number | null;
}

/** How one CDN purges. */
export interface PurgeApi {
  /** How many addresses one request may have. */
  readonly addressesAtOnce: number;
  /** How many requests a second the CDN allows, unless a deployment has other limits. */
  readonly requestsPerSecond: number;
  /**
   * Sends one request, once. Never rejects.
   *
   * @param reference of the publication: equal when the same addresses are sent again
   */
  readonly purge: (
    addresses: readonly string[],
    reference: string,
  ) => Promise<Result<null, FailedPurge>>;
}

/** One HTTP request of a CDN's interface. */
export interface PurgeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Sends a request, once, and follows no redirect: that could send the token to another host. This
 * is not `fetch`, which would not send a `Host` of the template, by which caches name the site.
 *
 * @param findFault returns what the text of an answer complains about; null when it succeeded
 */
export async function sendPurgeRequest(
  { url, method, headers, body }: PurgeRequest,
  findFault: (text: string) => string | null = () => null,
): Promise<Result<null, FailedPurge>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await sendHttp({
      url: new URL(url),
      method,
      headers,
      body,
      signal,
      maxBytes: MAX_ANSWER_BYTES,
    });
    const fault = findFault(answer.body.toString());
    const { status } = answer;
    const isSuccess = status >= 200 && status < 300;
    if (isSuccess && fault === null) return ok(null);
    return fail({
      kind: isSuccess ? 'rejected' : kindOfStatus(status),
      message: [`HTTP ${status}`, fault ?? []].flat().join(': '),
      retryAfterMs: parseRetryAfter(answer.headers['retry-after'] ?? null, Date.now()),
    });
  } catch (error) {
    return fail({ ...describeNetworkError(error), retryAfterMs: null });
  }
}

function kindOfStatus(status: number): PurgeError['kind'] {
  if (status === TOO_MANY_REQUESTS) return 'throttled';
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'missing';
  return status >= 500 ? 'server' : 'rejected';
}

/** Returns the code of the error only: its text could contain the address, and so a token. */
function describeNetworkError(error: unknown): PurgeError {
  const { code } = error as { code?: string };
  if (code === 'ABORT_ERR') return { kind: 'timeout', message: `no answer in ${TIMEOUT_MS} ms` };
  return { kind: 'network', message: code ?? 'the request failed' };
}
