import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTokenStore,
  TOKEN_LIFE_MS,
  type TokenName,
  type TokenStorage,
} from '../../../src/api/session/tokens.ts';
import { memoryStorage } from './parts.ts';

const MEMBER = { uid: '5', userid: '6', token: 'st', accessToken: 'at', refreshToken: 'rt' };
const AUTH = { authToken: 'a', appSecret: 's' };
const BLOCKED: TokenStorage = { get: () => null, set: () => {}, remove: () => {} };

let now = 0;
let kept: Map<TokenName, string>;
const open = (storage: TokenStorage = memoryStorage(kept)) => createTokenStore(storage, () => now);

beforeEach(() => {
  now = 1_800_000_000_000;
  kept = new Map();
});

describe('token store', () => {
  it('returns stored tokens in the same page and in the next page', () => {
    const tokens = open();
    tokens.writeSecurity('anon');
    tokens.writeMember(MEMBER);
    tokens.writeAuth(AUTH);
    expect(tokens.raiseAuthCount()).toBe(true);
    const next = open();
    expect(next.readSecurity()).toBe('anon');
    expect(next.readMember()).toEqual(MEMBER);
    expect(next.readAuth()).toEqual(AUTH);
    expect(next.readAuthCount()).toBe(1);
  });

  it('is empty at first and after clearing', () => {
    const tokens = open();
    tokens.writeMember(MEMBER);
    tokens.writeAuth(AUTH);
    tokens.clearMember();
    tokens.clearAuth();
    for (const store of [tokens, open()]) {
      expect([store.readSecurity(), store.readMember(), store.readAuth()]).toEqual([
        null,
        null,
        null,
      ]);
      expect(store.readAuthCount()).toBe(0);
    }
  });

  it.each([
    ['before two hours', TOKEN_LIFE_MS - 1, 'anon'],
    ['after two hours', TOKEN_LIFE_MS, null],
    ['after the clock was set back', -1, null],
  ])('%s, the stored security token is %s', (_, passed, expected) => {
    open().writeSecurity('anon');
    open().writeAuth(AUTH);
    now += passed;
    expect(open().readSecurity()).toBe(expected);
    expect(open().readAuth()).toEqual(expected && AUTH);
  });

  it('does not expire a member: the server decides by the refresh token', () => {
    open().writeMember(MEMBER);
    now += 30 * TOKEN_LIFE_MS;
    expect(open().readMember()).toEqual(MEMBER);
  });

  it.each([
    ['text', 'x'],
    ['truncated JSON', '{"at":1800000000000,"value":"anon'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a missing timestamp', '{"value":"anon"}'],
    ['a value that is invalid in a header', '{"at":1800000000000,"value":"a\\nb: c"}'],
    ['an object', '{"at":1800000000000,"value":{"a":1}}'],
  ])('reads %s as no token', (_, text) => {
    for (const name of ['securityToken', 'memberTokens', 'authTokens', 'authCount'] as const) {
      kept.set(name, text);
    }
    const tokens = open();
    expect([tokens.readSecurity(), tokens.readMember(), tokens.readAuth()]).toEqual([
      null,
      null,
      null,
    ]);
    expect(tokens.readAuthCount()).toBe(0);
  });

  it('keeps tokens in memory when storage is blocked, and reports authCount as not stored', () => {
    const tokens = open(BLOCKED);
    tokens.writeSecurity('anon');
    tokens.writeMember(MEMBER);
    expect(tokens.readSecurity()).toBe('anon');
    expect(tokens.readMember()).toEqual(MEMBER);
    expect(tokens.raiseAuthCount()).toBe(false);
    expect(tokens.readAuthCount()).toBe(1);
    tokens.clearMember();
    expect(tokens.readMember()).toBe(null);
  });

  it('prefers a new value that could not be stored to the stored value', () => {
    kept.set('memberTokens', JSON.stringify(MEMBER));
    const full = { ...memoryStorage(kept), set: () => {} };
    const tokens = open(full);
    tokens.writeMember({ ...MEMBER, accessToken: 'new' });
    expect(tokens.readMember()?.accessToken).toBe('new');
  });

  it('notifies listeners of login and logout until they unsubscribe', () => {
    const listener = vi.fn();
    const tokens = open();
    const stop = tokens.onMember(listener);
    tokens.writeMember(MEMBER);
    tokens.clearMember();
    stop();
    tokens.writeMember(MEMBER);
    expect(listener.mock.calls).toEqual([[MEMBER], [null]]);
  });
});
