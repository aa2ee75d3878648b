import { cutCharacters } from '../cutCharacters.ts';
import { filterImageLink } from '../link.ts';
import { parseFreshTokens } from '../session/normaliseSession.ts';
import { parseLine } from '../text.ts';
import { field, parseFlag, parseId, parseRecord, parseText, type Wire } from '../wire.ts';
import type { LoginResult, Member } from './memberTypes.ts';
import { maskPhone } from './phone.ts';

/**
 * Returns the result of a login (wire 14.7), from the login server or the native app.
 * Null without a member's id or a token.
 */
export function parseLoginResult(payload: unknown): LoginResult | null {
  const wire = parseRecord(payload);
  const uid = parseId(field(wire, 'uid', 'userid', 'userID', 'userId'));
  const token = parseText(field(wire, 'token'));
  // Servers of the older release have only one token.
  const tokens = parseFreshTokens({ ...wire, accessToken: field(wire, 'accessToken') ?? token });
  if (!uid || !tokens) return null;
  return {
    member: {
      uid,
      userId: parseId(field(wire, 'userid', 'userID', 'userId', 'uid')),
      // `username` is the phone number, which is shown only masked.
      nickname: parseLine(field(wire, 'nickname')) || maskPhone(field(wire, 'username', 'phone')),
      icon: filterImageLink(field(wire, 'head')),
      phone: parseText(field(wire, 'phone')),
      hasPassword: !parseFlag(field(wire, 'isDefPassword')),
    },
    ...tokens,
  };
}

/** Returns the device of a login of the native app; '' for none. */
export const parseAppDevice = (answer: Wire): string => parseText(field(answer, 'device'));

/** Limit of stored text in characters. */
const MAX_NAME = 1_000;

/** Returns the stored member; null when malformed. */
export function parseStoredMember(text: string | null): Member | null {
  const wire = parseRecord(text);
  const uid = parseId(wire.uid);
  if (!uid) return null;
  return {
    uid,
    userId: parseId(wire.userId),
    nickname: cutCharacters(parseText(wire.nickname), MAX_NAME),
    icon: filterImageLink(wire.icon),
    phone: cutCharacters(parseText(wire.phone), MAX_NAME),
    hasPassword: parseFlag(wire.hasPassword, true),
  };
}
