/**
 * What a call has to say, before it is put into the form the request asked for.
 * The two forms are decided here and nowhere else (interop section 2).
 */
export type Answer =
  /** The payload. */
  | { readonly kind: 'data'; readonly data: unknown }
  /** An object that does not exist, or nothing to show: status -1 with `{}`. */
  | { readonly kind: 'unknown' }
  /** An article that does not exist: status 0 with the string `empty`. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'redirect'; readonly to: string };

export const data = (value: unknown): Answer => ({ kind: 'data', data: value });
export const unknown: Answer = { kind: 'unknown' };
export const missing: Answer = { kind: 'missing' };
/** Answer of the yes/no calls: the string "true". */
export const yes: Answer = data({ value: 'true' });

/** The words of the servers, as they are (interop section 2). */
const UNKNOWN_MESSAGE = 'Your server has down or target user not exist !';

/** The body of an answer; `curVersions` 0 stands for absent. */
export function formatBody(answer: Answer, curVersions: number): unknown {
  const wrapped = curVersions >= 1;
  switch (answer.kind) {
    case 'data':
      return wrapped ? { status: 0, message: 'success', data: answer.data } : answer.data;
    case 'unknown':
      return wrapped ? { status: -1, message: UNKNOWN_MESSAGE, data: {} } : null;
    case 'missing':
      return wrapped ? { status: 0, message: 'success', data: 'empty' } : null;
    case 'redirect':
      return null;
  }
}
