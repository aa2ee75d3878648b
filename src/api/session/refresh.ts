import { fail, ok, type Result } from '../../model/result.ts';
import type { FreshTokens, MemberTokens } from '../../model/session/normaliseSession.ts';
import { decideSessionStatus } from '../../model/session/statuses.ts';
import { getAnonymousToken, refreshAccessToken } from '../calls/session.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { SETTLE_MS, type TabLock } from './lock.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { TokenStore } from './tokens.ts';

/**
 * Time limit of a refresh, which is tried twice: a slow server often has completed the first
 * one.
 */
const REFRESH_LIMIT_MS = 20_000;
const REFRESH_TRIES = 2;

/** Maximum duration of a refresh: other tabs wait for it (`createWebLock`). */
export const REFRESH_HOLD_MS = REFRESH_TRIES * REFRESH_LIMIT_MS + 5_000;

/** Whether only a login gives tokens again after a refused refresh (product 8.1). */
function needsLogin(status: number | undefined): boolean {
  const found = decideSessionStatus(status);
  return found === 'login' || found === 'token';
}

export interface RefreshParts {
  /** Sends the two calls that return tokens. */
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly lock: TabLock;
}

export interface Refresher {
  /** Returns the token of requests: the member's, else the anonymous one; null without one. */
  readonly currentToken: () => string | null;
  /** Returns the same after a running refresh has finished; does not start one. */
  readonly settledToken: () => Promise<string | null>;
  /** Requests an anonymous token when there is none; one request for all callers. */
  readonly firstToken: () => Promise<Result<string, ApiError>>;
  /** Returns a token other than the spent one; one request for all callers in all tabs. */
  readonly replace: (spent: string | null) => Promise<Result<string, ApiError>>;
}

export function createRefresher({ client, tokens, lock }: RefreshParts): Refresher {
  const currentToken = () => tokens.readMember()?.accessToken ?? tokens.readSecurity();

  const anonymous = createSingleFlight(async () => {
    const token = await getAnonymousToken(client);
    if (token.ok) tokens.writeSecurity(token.value);
    return token;
  });

  /** Repeats the request once if its result is unknown: an interrupted answer or a timeout. */
  async function requestTokens(member: MemberTokens): Promise<Result<FreshTokens, ApiError>> {
    const timeoutMs = REFRESH_LIMIT_MS;
    for (let tries = 1; ; tries += 1) {
      const fresh = await refreshAccessToken(client, member, { timeoutMs });
      if (fresh.ok || fresh.error.kind === 'status' || tries >= REFRESH_TRIES) return fresh;
      if (tokens.readMember()?.refreshToken !== member.refreshToken) return fresh;
    }
  }

  async function refreshMember(): Promise<Result<string, ApiError>> {
    const member = tokens.readMember();
    if (member === null) return anonymous.run();
    if (!member.refreshToken) return fail(UNUSABLE);
    if (tokens.isRefused(member.refreshToken)) return fail(REFUSED);
    const fresh = await requestTokens(member);
    if (!fresh.ok) {
      // The refusal may be because another tab was first and its tokens were not visible here
      // yet.
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
      const token = currentToken();
      if (token !== null && token !== member.accessToken) return ok(token);
      if (fresh.error.kind !== 'status') return fresh;
      if (needsLogin(fresh.error.status)) return fail(UNUSABLE);
      tokens.writeRefused(member.refreshToken);
      return fresh;
    }
    // Logged out, or logged in again, as this or another member, during the request: the current
    // tokens are kept.
    const now = tokens.readMember();
    if (now?.uid !== member.uid || now.accessToken !== member.accessToken) {
      const token = currentToken();
      return token === null ? fail(UNUSABLE) : ok(token);
    }
    const { token, accessToken, refreshToken } = fresh.value;
    tokens.writeMember({
      ...member,
      accessToken,
      token: token || member.token,
      refreshToken: refreshToken || member.refreshToken,
    });
    return ok(accessToken);
  }

  let spentToken: string | null = null;
  const replacement = createSingleFlight(() =>
    lock(async () => {
      // Another tab may have been first.
      const token = currentToken();
      return token !== null && token !== spentToken ? ok(token) : refreshMember();
    }),
  );

  return {
    currentToken,
    settledToken: async () => {
      await replacement.current()?.catch(() => {});
      return currentToken();
    },
    firstToken: anonymous.run,
    replace: async (spent) => {
      const token = currentToken();
      if (token !== null && token !== spent) return ok(token);
      const underWay = await replacement.current();
      // A running refresh for another token may return exactly this one, which is spent, too.
      if (underWay && !(underWay.ok && underWay.value === spent)) return underWay;
      if (!replacement.current()) spentToken = spent;
      return replacement.run();
    },
  };
}

/** The server's answer to an invalid refresh token (product 8.1). */
const UNUSABLE: ApiError = {
  kind: 'status',
  status: 10102,
  message: 'no refresh token',
  call: 'refreshAccessToken',
};

/** The server has recently refused this refresh for another reason, which may be temporary. */
const REFUSED: ApiError = {
  kind: 'status',
  message: 'refresh refused',
  call: 'refreshAccessToken',
};
