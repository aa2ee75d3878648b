/** The public profile of the member who invites. */
export interface Inviter {
  /** The member centre's id; '' when the server sent none. */
  readonly uid: string;
  /** '' when the server sent none. */
  readonly name: string;
  /** Address of an image that passed the link filter; '' for none. */
  readonly icon: string;
}

/** An invitation and its rewards. */
export interface InviteFacts {
  /** null when the server sent no member. */
  readonly inviter: Inviter | null;
  /** Points for the inviter; 0 when unknown. */
  readonly score: number;
  /** Points for the invited reader. */
  readonly friendScore: number;
  /** Untrusted HTML of the site's editors; '' for none. */
  readonly rule: string;
  /** Whether the server reported the requested code as invalid. */
  readonly isUnknown: boolean;
  /** Number of readers who accepted; null when unknown: only the member may see it. */
  readonly invited: number | null;
  /** Points that the member earned by invitations. */
  readonly earned: number;
  /** The code that this member was invited with; '' for none. */
  readonly usedCode: string;
}

/** The server's answer to a code that was entered or recorded. */
export interface InviteAnswer {
  /**
   * `used`: the reader was invited before; `own`: the reader's own code; `refused`: any other
   * reason.
   */
  readonly verdict: 'done' | 'used' | 'unknown' | 'own' | 'refused';
  readonly message: string;
  /** Points that it earned. */
  readonly score: number;
}

/** State of the code in an invitation link. */
export type Invitation =
  /** The link has no code. */
  | { readonly state: 'none' }
  /** The server reported the code as invalid. */
  | { readonly state: 'unknown' }
  /** `facts` is null when the request to the server failed. */
  | {
      readonly state: 'valid';
      readonly code: string;
      readonly facts: InviteFacts | null;
    };

/** The parameters of an invitation link; both may be ''. */
export interface InvitationLink {
  readonly code: string;
  /** The uid of the inviting member. */
  readonly uid: string;
}
