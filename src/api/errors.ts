import type { FailureKind } from '../model/failure.ts';

/**
 * Why a call has no value.
 *
 * - `network`: no answer, a cut one, or an HTTP error (`status` is then HTTP's);
 * - `timeout`, `cancelled`: ended from this side;
 * - `status`: the server said no (`status` is the server's own number, absent
 *   when it only said `success: false`);
 * - `empty`: there is no such thing;
 * - `malformed`: an answer that is not what the call promises.
 */
export interface ApiError {
  readonly kind: FailureKind;
  readonly status?: number;
  /** The server's words where it has some; not translated, maybe hostile: show it as text. */
  readonly message: string;
  /** The name that the login server gives its refusal (wire 14.6). */
  readonly key?: string;
  /** The call's name, `getArticleContent`. */
  readonly call: string;
}

/** Thrown by a step that cannot make its request: the call then fails with this error. */
export class ApiFailure extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}
