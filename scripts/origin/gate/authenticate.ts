import type { DatabaseSync } from 'node:sqlite';
import type { App } from '../apps.ts';
import { LOGIN_NEEDED, STATUS } from '../callContext.ts';
import { type Answer, fail } from '../envelope.ts';
import { findMember, type Member } from '../store/members.ts';
import { readToken } from '../store/tokens.ts';
import { needsToken } from './gatedCalls.ts';

const EXPIRED: Answer = fail(STATUS.tokenExpired, '登录信息已过期');
const LOGGED_OUT: Answer = fail(STATUS.loggedOutElsewhere, '您的账号已在其他设备登录');

export interface Authentication {
  readonly member: Member | null;
  readonly refused: Answer | null;
}

/**
 * Finds the member of a token. A token that is sent must be valid in every app; a missing
 * one is refused where the app requires tokens.
 */
export function authenticate(
  db: DatabaseSync,
  token: string,
  name: string,
  app: App,
  now: number,
): Authentication {
  const isTokenRequired = needsToken(name, app);
  const refuse = (answer: Answer): Authentication => ({
    member: null,
    refused: isTokenRequired ? answer : null,
  });
  if (token === '') return app.token ? refuse(EXPIRED) : { member: null, refused: null };
  const known = readToken(db, token, now);
  if (!known || known.kind === 'refresh') return refuse(EXPIRED);
  if (known.kicked) return refuse(LOGGED_OUT);
  const member = known.uid === null ? null : findMember(db, known.uid);
  if (member?.forbidden) return refuse(LOGIN_NEEDED);
  return { member: known.kind === 'access' ? member : null, refused: null };
}
