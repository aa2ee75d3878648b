/** What a logged-in reader's requests are made with. */
export interface MemberTokens {
  /** The member centre's id. */
  readonly uid: string;
  /** The login server's id. */
  readonly userid: string;
  /** The security token that came with the login. */
  readonly token: string;
  /** What requests carry. */
  readonly accessToken: string;
  /** Buys the next access token, once. */
  readonly refreshToken: string;
}

/** What a refresh answers: the member stays the same. */
export type FreshTokens = Pick<MemberTokens, 'token' | 'accessToken' | 'refreshToken'>;

/** What requests are signed with. */
export interface AuthTokens {
  readonly authToken: string;
  readonly appSecret: string;
  /** Epoch ms of the server when it was given. */
  readonly authTime: number;
}

/** What a session tells its reader: keys of the words. */
export type SessionMessage = 'session.expired' | 'session.download' | 'session.commentFailed';
