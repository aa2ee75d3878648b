import { cutCharacters } from '../cutCharacters.ts';
import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { parseFreshTokens } from '../session/normaliseSession.ts';
import { field, parseFlag, parseId, parseRecord, parseText, type Wire } from '../wire.ts';
import type { LoginResult, Member } from './memberTypes.ts';
import { maskPhone } from './phone.ts';

/**
 * Returns the result of a login (wire 14.7), from the login server or the native app.
 * Null without a member's id or a token.
 */
export function parseLoginResult(payload: unknown): LoginResult | null {
  const wire = parseRecord(payload);
  const uid = read.id(wire, 'uid', 'userid', 'userID', 'userId');
  const token = read.text(wire, 'token');
  // Servers of the older release have only one token.
  const tokens = parseFreshTokens({ ...wire, accessToken: field(wire, 'accessToken') ?? token });
  if (!uid || !tokens) return null;
  return {
    member: {
      uid,
      userId: read.id(wire, 'userid', 'userID', 'userId', 'uid'),
      // `username` is the phone number, which is shown only masked.
      nickname: read.line(wire, 'nickname') || maskPhone(field(wire, 'username', 'phone')),
      icon: read.image(wire, 'head'),
      phone: read.text(wire, 'phone'),
      hasPassword: !read.flag(wire, 'isDefPassword'),
    },
    ...tokens,
  };
}

/** Returns the device of a login of the native app; '' for none. */
export const parseAppDevice = (answer: Wire): string => read.text(answer, 'device');

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
