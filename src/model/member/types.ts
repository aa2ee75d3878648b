/** A logged-in reader. */
export interface Member {
  /** The member centre's id: comments and favourites are theirs by it. */
  readonly uid: string;
  /** The login server's id; another number than `uid` (wire 14.7). */
  readonly userId: string;
  readonly nickname: string;
  readonly icon: string;
  /** '' where no phone is bound. */
  readonly phone: string;
  /** A password of their own is set. */
  readonly hasPassword: boolean;
}

/** Answer of a login. */
export interface LoginResult {
  readonly member: Member;
  readonly token: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Who reads. `unknown` before the page has looked. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'anonymous' }
  | { readonly state: 'member'; readonly member: Member };

/** What the member centre tells of a member. */
export interface MemberInfo {
  readonly uid: string;
  readonly userId: string;
  readonly nickname: string;
  readonly icon: string;
  /** Masked by the server; '' where no phone is bound. */
  readonly phone: string;
  readonly score: number;
  readonly sex: 'unknown' | 'male' | 'female';
}
