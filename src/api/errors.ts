import type { FailureKind } from '../model/failure.ts';

/**
 * Why a call failed.
 *
 * - `network`: no answer, an interrupted one, or an HTTP error (`status` is then HTTP's);
 * - `timeout`, `cancelled`: ended by the client;
 * - `status`: refused by the server (`status` is the server's number, absent for a plain
 *   `success: false`);
 * - `empty`: the requested object does not exist;
 * - `malformed`: an answer that violates the call's contract.
 */
export interface ApiError {
  readonly kind: FailureKind;
  readonly status?: number;
  /** The server's message if any; not translated and untrusted: show it as text. */
  readonly message: string;
  /** The login server's identifier of the refusal (wire 14.6). */
  readonly key?: string;
  /** The call's name, such as `getArticleContent`. */
  readonly call: string;
}

const MAX_MESSAGE_CHARACTERS = 500;

/**
 * Returns the beginning of another system's message, which is shown, logged and stored, without half of a
 * pair at its end. Not `cutCharacters`, which would be code of every page.
 */
export const cutMessage = (message: string): string =>
  message.slice(0, MAX_MESSAGE_CHARACTERS).replace(/[\ud800-\udbff]$/, '');

/** Thrown by a request step that fails: the call then fails with this error. */
export class ApiFailure extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}
