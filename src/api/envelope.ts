import { fail, ok, type Result } from '../model/result.ts';
import { type ApiError, cutMessage } from './errors.ts';

/** The message of an answer that is not JSON. */
export const NOT_JSON = 'not JSON';

type Fields = Readonly<Record<string, unknown>>;
type Opened = Result<unknown, ApiError>;

/**
 * Returns the payload of an answer, bare or wrapped, by its shape (wire 2.2) and
 * status (product 7.9):
 *
 * - bare: the body itself; `{status, data}`: its `data`;
 * - status 0: the data, `{}` when there is none (a write that is only confirmed);
 * - negative: the data when there is some, else a failure;
 * - 1: `{}`; any other positive: a failure;
 * - `"empty"`, `null`, `{success: false}` without a message: `empty`;
 * - no body, or not JSON: `malformed`. Older servers may send no body for what is not there
 *   (wire 2.4, inferred), failing servers and proxies do: it has no meaning.
 */
export function parseEnvelope(text: string, call: string): Opened {
  const json = text.replace(/^\uFEFF/, '').trim();
  if (json === 'empty') return empty(call);
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    return fail({ kind: 'malformed', message: NOT_JSON, call });
  }
  const outer = isFields(body) ? readStatus(body) : null;
  return outer === null ? checkPayload(body, call) : openWrapped(body as Fields, outer, call);
}

/**
 * Applies the status (product 7.9). Every failure keeps the server's number, which decides
 * about tokens and logins.
 */
function openWrapped(body: Fields, status: number, call: string): Opened {
  const { data } = body;
  if (status === 1) return ok({});
  if (status > 0 || (status < 0 && isNothing(data))) return refused(body, status, call);
  return status === 0 && isSilent(data) ? ok({}) : checkNested(data, call);
}

/** A second status inside the data is the result of the call itself: only 0 is a success. */
function checkNested(data: unknown, call: string): Opened {
  const inner = isFields(data) && 'data' in data ? readStatus(data) : null;
  if (inner === null) return checkPayload(data, call);
  const nested = data as Fields;
  if (inner !== 0) return refused(nested, inner, call);
  return isSilent(nested.data) ? ok({}) : checkPayload(nested.data, call);
}

function checkPayload(payload: unknown, call: string): Opened {
  if (payload === null || payload === undefined || payload === 'empty') return empty(call);
  if (isFields(payload) && (payload.success === false || payload.success === 'false')) {
    if (findMessage(payload)) return refused(payload, undefined, call);
    return empty(call, findText(payload.errorInfo) ?? 'empty');
  }
  return ok(payload);
}

function refused(body: Fields, status: number | undefined, call: string): Opened {
  const key = findText(body.msg);
  const error = { kind: 'status', message: findMessage(body) ?? 'error', call } as const;
  return fail({
    ...error,
    ...(status !== undefined && { status }),
    ...(key !== undefined && { key }),
  });
}

/** `error` has priority: it is the login server's text for readers (wire 14.6). */
const findMessage = ({ error, message, msg }: Fields) => findText(error, message, msg);

function findText(...values: readonly unknown[]): string | undefined {
  const text = values.find((value): value is string => !!value && typeof value === 'string');
  return text && cutMessage(text);
}

/** `message` is '' when the server sent none. */
const empty = (call: string, message = ''): Opened => fail({ kind: 'empty', message, call });

/**
 * Returns the status of an envelope; null when the object is not one. `status` alone does not
 * make an envelope, because a broadcast has a field of that name; `data` or `message` must be
 * present.
 */
function readStatus(body: Fields): number | null {
  const { status } = body;
  if (!('data' in body || 'message' in body)) return null;
  if (typeof status === 'string' && /^-?\d+$/.test(status)) return Number(status);
  return typeof status === 'number' ? status : null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a success has no value. */
const isSilent = (data: unknown): boolean => data === undefined || data === null || data === '';

const isNothing = (data: unknown): boolean =>
  !data || (typeof data === 'object' && Object.keys(data).length === 0);
