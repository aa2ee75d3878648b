import type { SessionMessage } from '../../model/session/normaliseSession.ts';

/** Effects of a session on the page, triggered by statuses of the server. */
export interface SessionEffects {
  /** Whether the page runs inside the native app, which then stores the tokens. */
  readonly inApp: boolean;
  /** Requests new tokens from the app; returns whether it provided some. */
  readonly requestAppTokens: () => Promise<boolean>;
  /** Makes the app, if there is one, delete its user. */
  readonly clearAppUser: () => void;
  readonly openLogin: () => void;
  /** Remembers that this window's requests need a token, which no setting said. */
  readonly rememberTokens: () => void;
  /** Shows the server's text, or one of our messages. */
  readonly showMessage: (
    notice: { readonly text: string } | { readonly message: SessionMessage },
  ) => void;
  /**
   * Requests the server's time again: a signature may have been refused because of a wrong
   * clock.
   */
  readonly resetServerTime: () => void;
  readonly reload: () => void;
}
