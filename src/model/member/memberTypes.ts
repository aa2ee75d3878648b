/** A logged-in reader. */
export interface Member {
  /** The member centre's id, which comments and favourites belong to. */
  readonly uid: string;
  /** The login server's id; differs from `uid` (wire 14.7). */
  readonly userId: string;
  readonly nickname: string;
  readonly icon: string;
  /** '' when no phone is bound. */
  readonly phone: string;
  /** Whether the member has set a password. */
  readonly hasPassword: boolean;
}

/** The answer of a login. */
export interface LoginResult {
  readonly member: Member;
  readonly token: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The reader's login state; `unknown` until storage has been read. */
export type MemberSession =
  | { readonly state: 'unknown' }
  | { readonly state: 'anonymous' }
  | { readonly state: 'member'; readonly member: Member };
