import { cutCharacters } from '../cutCharacters.ts';
import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { parseLine } from '../text.ts';
import { field, isNone, parseCount, parseRecord, type Wire } from '../wire.ts';
import { parseCodeText } from './code.ts';
import type { InviteAnswer, InviteFacts, Inviter } from './inviteTypes.ts';

const MAX_NAME_CHARACTERS = 20;

/** Returns a name as plain text on one line, shortened to fit into a sentence. */
export const parseInviterName = (text: unknown): string =>
  cutCharacters(parseLine(text), MAX_NAME_CHARACTERS);

/** Returns a member's code from an answer of `getInviteCode`; '' when there is no such member. */
export function parseInviteCode(payload: unknown): string {
  const wire = parseRecord(payload);
  return parseCodeText(read.text(wire, 'code', 'inviteCode'));
}

/** Returns the answer of `inviteConfig`. */
export function parseInviteFacts(payload: unknown): InviteFacts {
  const wire = parseRecord(payload);
  const member = read.record(wire, 'member');
  const invited = field(member, 'invited', 'inviteCount');
  return {
    inviter: parseInviter(member),
    score: read.count(wire, 'score', 'inviteScore'),
    friendScore: read.count(wire, 'friendScore', 'invitedScore'),
    rule: read.text(wire, 'rule', 'rules'),
    isUnknown: read.text(wire, 'codeMsg') !== '' && isNone(member),
    invited: invited === undefined ? null : parseCount(invited),
    earned: read.count(member, 'points'),
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
