/** The tokens of a logged-in reader's requests. */
export interface MemberTokens {
  /** The member centre's id. */
  readonly uid: string;
  /** The login server's id. */
  readonly userid: string;
  /** The security token of the login. */
  readonly token: string;
  /** Sent with every request. */
  readonly accessToken: string;
  /** Exchanged for the next access token; single use. */
  readonly refreshToken: string;
}

/** The answer of a refresh: the member stays the same. */
export type FreshTokens = Pick<MemberTokens, 'token' | 'accessToken' | 'refreshToken'>;

/** The tokens that sign requests. */
export interface AuthTokens {
  readonly authToken: string;
  readonly appSecret: string;
}

/** Message keys of the session's notices. */
export type SessionMessage = 'session.expired' | 'session.download' | 'session.commentFailed';
