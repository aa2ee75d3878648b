/**
 * The result of a call, before it is formatted. Which of the two envelope forms is sent
 * (wrapped or bare, by `curVersions`) is decided in this file only (wire 2.1).
 */
export type Answer =
  /** The payload. */
  | { readonly kind: 'data'; readonly data: unknown }
  /** A payload that stays unwrapped in both forms: that of `vote`. */
  | { readonly kind: 'plain'; readonly data: unknown }
  /** An object that does not exist, or nothing to show: status -1 with `{}`. */
  | { readonly kind: 'unknown' }
  /** An article that does not exist: status 0 with the string `empty`. */
  | { readonly kind: 'missing' }
  /** Refused, with a status of its own (product 8.1) and a message for the reader. */
  | { readonly kind: 'failed'; readonly status: number; readonly message: string }
  /** Refused by a login call, with the key of the error (wire 14.6). */
  | { readonly kind: 'refused'; readonly key: string; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file instead of JSON. */
  | { readonly kind: 'file'; readonly type: string; readonly bytes: Buffer };

export const data = (value: unknown): Answer => ({ kind: 'data', data: value });
export const plain = (value: unknown): Answer => ({ kind: 'plain', data: value });
export const unknown: Answer = { kind: 'unknown' };
export const missing: Answer = { kind: 'missing' };
export const fail = (status: number, message: string): Answer => ({
  kind: 'failed',
  status,
  message,
});
export const refused = (key: string, text: string): Answer => ({ kind: 'refused', key, text });
export const file = (type: string, bytes: Buffer): Answer => ({ kind: 'file', type, bytes });
/** Answer of the yes/no calls: the string "true". */
export const yes: Answer = data({ value: 'true' });
export const no = (message: string): Answer => data({ value: 'false', message });

/** The message of real servers, verbatim (wire 2.3, 2.4). */
export const UNKNOWN_MESSAGE = 'Your server has down or target user not exist !';

/** Formats the body of an answer: wrapped from `curVersions` 1 on, bare for 0 (absent). */
export function formatBody(answer: Answer, curVersions: number): unknown {
  const wrapped = curVersions >= 1;
  switch (answer.kind) {
    case 'data':
      return wrapped ? { status: 0, message: 'success', data: answer.data } : answer.data;
    case 'plain':
      return answer.data;
    case 'unknown':
      return wrapped ? { status: -1, message: UNKNOWN_MESSAGE, data: {} } : null;
    case 'missing':
      return wrapped ? { status: 0, message: 'success', data: 'empty' } : null;
    case 'failed':
      return { status: answer.status, message: answer.message, data: {} };
    case 'refused':
      return { status: -1, message: answer.text, data: {} };
    case 'redirect':
    case 'file':
      return null;
  }
}

/** Formats the body of a login server's answer: both key styles at once, whatever `curVersions`. */
export function formatSsoBody(answer: Answer, path: string, now: number): unknown {
  const isDone = answer.kind === 'data';
  const value = isDone ? answer.data : {};
  const { status, key, text } = isDone ? DONE : readFailure(answer);
  return {
    code: isDone ? 1 : 0,
    msg: key,
    value,
    status,
    message: key,
    data: value,
    path: isDone ? null : path.replace(/^\/sso\//, '/sso-app/api/'),
    error: text,
    timestamp: now,
  };
}

const DONE = { status: 0, key: 'success', text: null };

function readFailure(answer: Answer): { status: number; key: string; text: string } {
  switch (answer.kind) {
    case 'refused':
      return { status: -1, key: answer.key, text: answer.text };
    case 'failed':
      return { status: answer.status, key: answer.message, text: answer.message };
    default:
      return { status: -1, key: 'process exception', text: '操作失败' };
  }
}
