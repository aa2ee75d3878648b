import { fail, ok, type Result } from '../../model/result.ts';
import type { FreshTokens, MemberTokens } from '../../model/session/types.ts';
import { getAnonymousToken, refreshAccessToken } from '../calls/session.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { createFlight } from './flight.ts';
import { SETTLE_MS, type TabLock } from './lock.ts';
import type { TokenStore } from './tokens.ts';

/** A refresh is waited for this long, twice: a server that is slow has often done it already. */
const REFRESH_LIMIT_MS = 20_000;
const REFRESH_TRIES = 2;

/** The longest time that a refresh can take: other tabs wait for it (`createWebLock`). */
export const REFRESH_HOLD_MS = REFRESH_TRIES * REFRESH_LIMIT_MS + 5_000;

/** Statuses of a refused refresh that a login alone can mend (product 8.1). */
const LOGIN_STATUSES: readonly (number | undefined)[] = [10102, 10103, 10111];

export interface RefreshParts {
  /** Sends the two calls that make tokens. */
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly lock: TabLock;
}

export interface Refresher {
  /** The token that requests carry: the member's, else the anonymous one. */
  readonly currentToken: () => string | null;
  /** The same after a refresh that is under way; never waits for one that is not. */
  readonly settledToken: () => Promise<string | null>;
  /** An anonymous token where there is none at all: one request for all who wait. */
  readonly firstToken: () => Promise<Result<string, ApiError>>;
  /** A token other than the spent one: one request for all who wait, in all tabs. */
  readonly replace: (spent: string | null) => Promise<Result<string, ApiError>>;
}

export function createRefresher({ client, tokens, lock }: RefreshParts): Refresher {
  const currentToken = () => tokens.readMember()?.accessToken ?? tokens.readSecurity();

  const anonymous = createFlight(async () => {
    const token = await getAnonymousToken(client);
    if (token.ok) tokens.writeSecurity(token.value);
    return token;
  });

  /** With one more try where the outcome is unknown: the answer was cut, or took too long. */
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
      // Refused, because another tab was first and its tokens had not reached this one?
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
      const token = currentToken();
      if (token !== null && token !== member.accessToken) return ok(token);
      if (fresh.error.kind !== 'status') return fresh;
      if (LOGIN_STATUSES.includes(fresh.error.status)) return fail(UNUSABLE);
      tokens.writeRefused(member.refreshToken);
      return fresh;
    }
    // Logged out, or in as somebody else, while the answer was on its way: theirs stays.
    if (tokens.readMember()?.uid !== member.uid) {
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
  const replacement = createFlight(() =>
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
      // One that was for another token may have found this one, which is spent too.
      if (underWay && !(underWay.ok && underWay.value === spent)) return underWay;
      if (!replacement.current()) spentToken = spent;
      return replacement.run();
    },
  };
}

/** What the server would answer to a refresh token that it does not accept (product 8.1). */
const UNUSABLE: ApiError = {
  kind: 'status',
  status: 10102,
  message: 'no refresh token',
  call: 'refreshAccessToken',
};

/** The server has refused this refresh lately, for a reason of its own that may pass. */
const REFUSED: ApiError = {
  kind: 'status',
  message: 'refresh refused',
  call: 'refreshAccessToken',
};
