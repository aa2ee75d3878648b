import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROUTE_NAMES, ROUTES } from '../../../src/routes.ts';

const PATH = '/news/activityVote/8101/6003.html';
const LOGIN = '/news/login.html';

/** Opens a page whose document names the login, with what its storage holds. */
async function open(stored: Readonly<Record<string, string>> | null): Promise<string[]> {
  const left: string[] = [];
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('document', { documentElement: { dataset: { auth: LOGIN } } });
  vi.stubGlobal('location', {
    pathname: PATH,
    search: '?a=1&b=2',
    hash: '',
    replace: (address: string) => left.push(address),
  });
  vi.stubGlobal('localStorage', {
    getItem: stored ? (key: string) => stored[key] ?? null : refuse,
    setItem: stored ? () => {} : refuse,
    removeItem: stored ? () => {} : refuse,
  });
  await import('../../../src/boot/guard.ts');
  return left;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the guard of a page for members', () => {
  it('leads who is not logged in to the login, and back', async () => {
    expect(await open({})).toEqual([`${LOGIN}?back=${encodeURIComponent(`${PATH}?a=1&b=2`)}`]);
  });

  it('lets members in', async () => {
    expect(await open({ xy_member: '{}' })).toEqual([]);
  });

  it('lets in who could not stay logged in: no way would lead back', async () => {
    expect(await open(null)).toEqual([]);
  });

  it('guards the routes for members (product 6.4)', () => {
    expect(ROUTE_NAMES.filter((route) => ROUTES[route].auth)).toEqual([
      'activityVote',
      'voteItemDetail',
      'activityVoteWeb',
    ]);
  });
});
