import { parseAuthTokens, parseMemberTokens, parseToken } from '../../model/session/normalise.ts';
import type { AuthTokens, MemberTokens } from '../../model/session/types.ts';
import { field, parseNumber, parseRecord } from '../../model/wire.ts';

/** How long a stored security token or signature is trusted (product 9.2). */
export const TOKEN_LIFE_MS = 7_200_000;

/** How long a refused refresh token is not sent again, by any tab. */
export const REFUSAL_LIFE_MS = 60_000;

export type TokenName =
  | 'securityToken'
  | 'memberTokens'
  | 'refusedRefresh'
  | 'authTokens'
  | 'authCount';

/** Where tokens are kept. May be full or blocked: setting then does nothing, getting says null. */
export interface TokenStorage {
  readonly get: (name: TokenName) => string | null;
  readonly set: (name: TokenName, value: string) => void;
  readonly remove: (name: TokenName) => void;
}

/** The tokens of this browser; what is malformed or too old reads as null. */
export interface TokenStore {
  readonly readSecurity: () => string | null;
  readonly writeSecurity: (token: string) => void;
  readonly readMember: () => MemberTokens | null;
  readonly writeMember: (tokens: MemberTokens) => void;
  readonly clearMember: () => void;
  /** Whether a tab of this browser was refused this refresh token within the last minute. */
  readonly isRefused: (refreshToken: string) => boolean;
  readonly writeRefused: (refreshToken: string) => void;
  /** Hears of members that come and go in this page; answers how to stop. */
  readonly onMember: (listener: (tokens: MemberTokens | null) => void) => () => void;
  readonly readAuth: () => AuthTokens | null;
  readonly writeAuth: (tokens: AuthTokens) => void;
  readonly clearAuth: () => void;
  /** How often this window was refused with 1004. */
  readonly readAuthCount: () => number;
  /** False where the count does not outlive the page: who reloads then reloads for ever. */
  readonly raiseAuthCount: () => boolean;
}

export function createTokenStore(storage: TokenStorage, now: () => number): TokenStore {
  /** What storage did not take lives as long as the page. */
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

  /** The value of `{at, value}` while it is young; a moment yet to come is a clock put back. */
  const getYoung = (name: TokenName, lifeMs = TOKEN_LIFE_MS): unknown => {
    const kept = parseRecord(get(name));
    const age = now() - (parseNumber(field(kept, 'at')) ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < lifeMs ? field(kept, 'value') : undefined;
  };
  const setYoung = (name: TokenName, value: unknown) =>
    set(name, JSON.stringify({ at: now(), value }));

  const tellMember = (tokens: MemberTokens | null) => {
    for (const listener of listeners) listener(tokens);
  };
  const readAuthCount = () => parseNumber(get('authCount')) ?? 0;

  return {
    readSecurity: () => parseToken(getYoung('securityToken')) || null,
    writeSecurity: (token) => setYoung('securityToken', token),
    readMember: () => parseMemberTokens(get('memberTokens')),
    writeMember: (tokens) => {
      set('memberTokens', JSON.stringify(tokens));
      tellMember(tokens);
    },
    clearMember: () => {
      remove('memberTokens');
      remove('refusedRefresh');
      tellMember(null);
    },
    isRefused: (refreshToken) =>
      parseToken(getYoung('refusedRefresh', REFUSAL_LIFE_MS)) === refreshToken,
    writeRefused: (refreshToken) => setYoung('refusedRefresh', refreshToken),
    onMember: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readAuth: () => parseAuthTokens(getYoung('authTokens')),
    writeAuth: (tokens) => setYoung('authTokens', tokens),
    clearAuth: () => remove('authTokens'),
    readAuthCount,
    raiseAuthCount: () => set('authCount', String(readAuthCount() + 1)),
  };
}
