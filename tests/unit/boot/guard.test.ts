import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PATH = '/news/activityVote/8101/6003.html';
const LOGIN = '/news/login.html';

/** Loads the guard with this storage (null: blocked) and returns the addresses of its redirects. */
async function open(stored: Readonly<Record<string, string>> | null): Promise<string[]> {
  const redirects: string[] = [];
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('document', { documentElement: { dataset: { auth: LOGIN } } });
  vi.stubGlobal('location', {
    pathname: PATH,
    search: '?a=1&b=2',
    hash: '',
    replace: (address: string) => redirects.push(address),
  });
  vi.stubGlobal('localStorage', {
    getItem: stored ? (key: string) => stored[key] ?? null : refuse,
    setItem: stored ? () => {} : refuse,
    removeItem: stored ? () => {} : refuse,
  });
  await import('../../../src/boot/guard.ts');
  return redirects;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the guard of a members-only page', () => {
  it('redirects an anonymous reader to the login with a back address', async () => {
    expect(await open({})).toEqual([`${LOGIN}?back=${encodeURIComponent(`${PATH}?a=1&b=2`)}`]);
  });

  it('does not redirect a member', async () => {
    expect(await open({ xy_member: '{}' })).toEqual([]);
  });

  it('does not redirect without storage, where a login could not be kept', async () => {
    expect(await open(null)).toEqual([]);
  });
});
