import {
  type AuthTokens,
  type MemberTokens,
  parseAuthTokens,
  parseMemberTokens,
  parseToken,
} from '../../model/session/normaliseSession.ts';
import { field, parseNumber, parseRecord } from '../../model/wire.ts';

/** Lifetime of a stored security token or signature (product 9.2). */
export const TOKEN_LIFE_MS = 7_200_000;

/** Time during which no tab sends a refused refresh token again. */
export const REFUSAL_LIFE_MS = 60_000;

export type TokenName =
  | 'securityToken'
  | 'memberTokens'
  | 'refusedRefresh'
  | 'authTokens'
  | 'authCount';

/** Storage of tokens. When it is full or blocked, `set` does nothing and `get` returns null. */
export interface TokenStorage {
  readonly get: (name: TokenName) => string | null;
  readonly set: (name: TokenName, value: string) => void;
  readonly remove: (name: TokenName) => void;
}

/** The tokens of this browser; malformed and expired ones are read as null. */
export interface TokenStore {
  readonly readSecurity: () => string | null;
  readonly writeSecurity: (token: string) => void;
  readonly readMember: () => MemberTokens | null;
  readonly writeMember: (tokens: MemberTokens) => void;
  readonly clearMember: () => void;
  /** Whether the server refused this refresh token to any tab within the last minute. */
  readonly isRefused: (refreshToken: string) => boolean;
  readonly writeRefused: (refreshToken: string) => void;
  /** Subscribes to logins and logouts in this page; returns the function that unsubscribes. */
  readonly onMember: (listener: (tokens: MemberTokens | null) => void) => () => void;
  readonly readAuth: () => AuthTokens | null;
  readonly writeAuth: (tokens: AuthTokens) => void;
  readonly clearAuth: () => void;
  /** Number of 1004 refusals in this window. */
  readonly readAuthCount: () => number;
  /** Returns false when the count is lost on reload: reloading could then repeat endlessly. */
  readonly raiseAuthCount: () => boolean;
}

export function createTokenStore(storage: TokenStorage, now: () => number): TokenStore {
  /** Values that the storage did not accept, kept for the lifetime of the page. */
  const memory = new Map<TokenName, string>();
  const listeners = new Set<(tokens: MemberTokens | null) => void>();

  const get = (name: TokenName) => memory.get(name) ?? storage.get(name);
  const set = (name: TokenName, value: string): boolean => {
    storage.set(name, value);
    const kept = storage.get(name) === value;
    if (kept) memory.delete(name);
    else memory.set(name, value);
    return kept;
  };
  const remove = (name: TokenName) => {
    memory.delete(name);
    storage.remove(name);
  };

  /**
   * Returns the value of `{at, value}` unless it is expired or, because the clock was set back,
   * from the future.
   */
  const getFresh = (name: TokenName, lifeMs = TOKEN_LIFE_MS): unknown => {
    const kept = parseRecord(get(name));
    const age = now() - (parseNumber(field(kept, 'at')) ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < lifeMs ? field(kept, 'value') : undefined;
  };
  const setFresh = (name: TokenName, value: unknown) =>
    set(name, JSON.stringify({ at: now(), value }));

  const notifyMember = (tokens: MemberTokens | null) => {
    for (const listener of listeners) listener(tokens);
  };
  const readAuthCount = () => parseNumber(get('authCount')) ?? 0;

  return {
    readSecurity: () => parseToken(getFresh('securityToken')) || null,
    writeSecurity: (token) => setFresh('securityToken', token),
    readMember: () => parseMemberTokens(get('memberTokens')),
    writeMember: (tokens) => {
      set('memberTokens', JSON.stringify(tokens));
      notifyMember(tokens);
    },
    clearMember: () => {
      remove('memberTokens');
      remove('refusedRefresh');
      notifyMember(null);
    },
    isRefused: (refreshToken) =>
      parseToken(getFresh('refusedRefresh', REFUSAL_LIFE_MS)) === refreshToken,
    writeRefused: (refreshToken) => setFresh('refusedRefresh', refreshToken),
    onMember: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readAuth: () => parseAuthTokens(getFresh('authTokens')),
    writeAuth: (tokens) => setFresh('authTokens', tokens),
    clearAuth: () => remove('authTokens'),
    readAuthCount,
    raiseAuthCount: () => set('authCount', String(readAuthCount() + 1)),
  };
}
