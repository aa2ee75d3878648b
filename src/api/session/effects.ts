import type { SessionMessage } from '../../model/session/types.ts';

/** What a session does outside of itself when the server's status asks for it. */
export interface SessionEffects {
  /** Whether the page runs inside the native app, which keeps the tokens there. */
  readonly inApp: boolean;
  /** Asks the app for fresh tokens; whether it gave some. */
  readonly askApp: () => Promise<boolean>;
  /** Asks the app, if there is one, to forget its user. */
  readonly clearAppUser: () => void;
  readonly openLogin: () => void;
  /** Says the server's own words, or those of a message. */
  readonly tell: (words: { readonly text: string } | { readonly message: SessionMessage }) => void;
  /** The server's clock is asked anew: a signature was refused for its time, perhaps. */
  readonly forgetClock: () => void;
  readonly reload: () => void;
}
