/** Who invites, as everybody sees them. */
export interface Inviter {
  /** The member centre's id; '' where the server does not tell it. */
  readonly uid: string;
  /** '' where the server does not tell it. */
  readonly name: string;
  /** Address of a picture that passed the link filter; '' for none. */
  readonly icon: string;
}

/** What an invitation is and brings. */
export interface InviteFacts {
  /** null where the server names nobody. */
  readonly inviter: Inviter | null;
  /** Points for who invites; 0 where that is not told. */
  readonly score: number;
  /** Points for who is invited. */
  readonly friendScore: number;
  /** HTML of the site's editors; '' for none. */
  readonly rule: string;
  /** The server says that the code that was asked about is none. */
  readonly isUnknown: boolean;
  /** How many came; null where that is not told: it is each member's own to know. */
  readonly invited: number | null;
  /** Points that those brought. */
  readonly earned: number;
  /** The code that this member came with; '' for none. */
  readonly usedCode: string;
}

/** What a server says of a code that was entered or recorded. */
export interface InviteAnswer {
  /** `used`: invited before; `own`: their own code; `refused`: for a reason of the server's own. */
  readonly verdict: 'done' | 'used' | 'unknown' | 'own' | 'refused';
  readonly message: string;
  /** Points that it brought. */
  readonly score: number;
}

/** What a link of an invitation leads to. */
export type Invitation =
  /** The link names nobody. */
  | { readonly state: 'none' }
  /** The server knows no such code. */
  | { readonly state: 'unknown' }
  /** `facts` is null where the server could not be asked. */
  | {
      readonly state: 'valid';
      readonly code: string;
      readonly facts: InviteFacts | null;
    };
