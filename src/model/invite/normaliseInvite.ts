import { cutCharacters } from '../cutCharacters.ts';
import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { parseLine } from '../text.ts';
import { field, isNone, parseCount, parseRecord, type Wire } from '../wire.ts';
import { parseCodeText } from './code.ts';

const MAX_NAME_CHARACTERS = 20;

/** Returns a name as plain text on one line, shortened to fit into a sentence. */
export const parseInviterName = (text: unknown): string =>
  cutCharacters(parseLine(text), MAX_NAME_CHARACTERS);

/** Returns a member's code from an answer of `getInviteCode`; '' when there is no such member. */
export function parseInviteCode(payload: unknown): string {
  const wire = parseRecord(payload);
  return parseCodeText(read.text(wire, 'code', 'inviteCode'));
}

/** An invitation and its rewards. */
export type InviteFacts = read.Parsed<typeof parseInviteFacts>;

/** Returns the answer of `inviteConfig`. */
export function parseInviteFacts(payload: unknown) {
  const wire = parseRecord(payload);
  const member = read.record(wire, 'member');
  const invited = field(member, 'invited', 'inviteCount');
  return {
    /** null when the server sent no member. */
    inviter: parseInviter(member),
    /** Points for the inviter; 0 when unknown. */
    score: read.count(wire, 'score', 'inviteScore'),
    /** Points for the invited reader. */
    friendScore: read.count(wire, 'friendScore', 'invitedScore'),
    /** Untrusted HTML of the site's editors; '' for none. */
    rule: read.text(wire, 'rule', 'rules'),
    /** Whether the server reported the requested code as invalid. */
    isUnknown: read.text(wire, 'codeMsg') !== '' && isNone(member),
    /** Number of readers who accepted; null when unknown: only the member may see it. */
    invited: invited === undefined ? null : parseCount(invited),
    /** Points that the member earned by invitations. */
    earned: read.count(member, 'points'),
    /** The code that this member was invited with; '' for none. */
    usedCode: parseCodeText(read.text(member, 'usedCode')),
  };
}

function parseInviter(member: Wire): Inviter | null {
  const inviter = {
    uid: read.id(member, 'uid'),
    name: parseInviterName(field(member, 'nickname', 'name')),
    icon: filterImageLink(read.text(member, 'head', 'icon')),
  };
  return inviter.uid || inviter.name ? inviter : null;
}

const VERDICTS: Readonly<Record<number, InviteAnswer['verdict']>> = {
  1001: 'used',
  1002: 'done',
  1003: 'unknown',
  1004: 'own',
};

/** Returns the answer of `useInviteCode`, `codeImeiRecord` and `addPoins`. */
export function parseInviteAnswer(payload: unknown): InviteAnswer {
  const wire = parseRecord(payload);
  return {
    verdict: VERDICTS[read.number(wire, 'code') ?? 0] ?? 'refused',
    message: read.line(wire, 'msg', 'message'),
    score: read.count(wire, 'score'),
  };
}

/** The public profile of the member who invites. */
export interface Inviter {
  /** The member centre's id; '' when the server sent none. */
  readonly uid: string;
  /** '' when the server sent none. */
  readonly name: string;
  /** Address of an image that passed the link filter; '' for none. */
  readonly icon: string;
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
