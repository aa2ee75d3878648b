import { cutCharacters } from '../cutCharacters.ts';
import { filterImageLink } from '../link.ts';
import { parseLine } from '../text.ts';
import {
  field,
  isNone,
  parseCount,
  parseId,
  parseNumber,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import { parseCodeText } from './code.ts';
import type { InviteAnswer, InviteFacts, Inviter } from './inviteTypes.ts';

const MAX_NAME_CHARACTERS = 20;

/** Returns a name as plain text on one line, shortened to fit into a sentence. */
export const parseInviterName = (text: unknown): string =>
  cutCharacters(parseLine(text), MAX_NAME_CHARACTERS);

/** Returns a member's code from an answer of `getInviteCode`; '' when there is no such member. */
export function parseInviteCode(payload: unknown): string {
  const wire = parseRecord(payload);
  return parseCodeText(parseText(field(wire, 'code', 'inviteCode')));
}

/** Returns the answer of `inviteConfig`. */
export function parseInviteFacts(payload: unknown): InviteFacts {
  const wire = parseRecord(payload);
  const member = parseRecord(field(wire, 'member'));
  const invited = field(member, 'invited', 'inviteCount');
  return {
    inviter: parseInviter(member),
    score: parseCount(field(wire, 'score', 'inviteScore')),
    friendScore: parseCount(field(wire, 'friendScore', 'invitedScore')),
    rule: parseText(field(wire, 'rule', 'rules')),
    isUnknown: parseText(field(wire, 'codeMsg')) !== '' && isNone(member),
    invited: invited === undefined ? null : parseCount(invited),
    earned: parseCount(field(member, 'points')),
    usedCode: parseCodeText(parseText(field(member, 'usedCode'))),
  };
}

function parseInviter(member: Wire): Inviter | null {
  const inviter = {
    uid: parseId(field(member, 'uid')),
    name: parseInviterName(field(member, 'nickname', 'name')),
    icon: filterImageLink(parseText(field(member, 'head', 'icon'))),
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
    verdict: VERDICTS[parseNumber(field(wire, 'code')) ?? 0] ?? 'refused',
    message: parseLine(field(wire, 'msg', 'message')),
    score: parseCount(field(wire, 'score')),
  };
}
