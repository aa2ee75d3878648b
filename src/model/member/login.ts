import { filterImageLink } from '../link.ts';
import { parseFreshTokens } from '../session/normalise.ts';
import { cutCharacters } from '../text.ts';
import { field, parseFlag, parseId, parseRecord, parseText } from '../wire.ts';
import { maskPhone } from './phone.ts';
import type { LoginResult, Member } from './types.ts';

/**
 * The value of a login (wire 14.7), from the login server or from the native app.
 * Null without a member's id or a token: nobody is logged in by it.
 */
export function parseLoginResult(payload: unknown): LoginResult | null {
  const wire = parseRecord(payload);
  const uid = parseId(field(wire, 'uid', 'userid', 'userID', 'userId'));
  const token = parseText(field(wire, 'token'));
  // Servers of the older release know one token only.
  const tokens = parseFreshTokens({ ...wire, accessToken: field(wire, 'accessToken') ?? token });
  if (!uid || !tokens) return null;
  return {
    member: {
      uid,
      userId: parseId(field(wire, 'userid', 'userID', 'userId', 'uid')),
      // `username` is the phone: nobody else is to read it.
      nickname: parseText(field(wire, 'nickname')) || maskPhone(field(wire, 'username', 'phone')),
      icon: filterImageLink(field(wire, 'head')),
      phone: parseText(field(wire, 'phone')),
      hasPassword: !parseFlag(field(wire, 'isDefPassword')),
    },
    ...tokens,
  };
}

/** Characters; more than any name or number has. */
const MAX_NAME = 1_000;

/** A member as this browser has stored them; null when it is none. */
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
