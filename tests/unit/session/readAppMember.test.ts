import { afterEach, describe, expect, it, vi } from 'vitest';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

const APP = 'Mozilla/5.0 (iPhone) Mobile/15E148/xiangyuapp';

async function read(userAgent: string, isMember: boolean): Promise<string> {
  stubPage(() => ({}));
  vi.stubGlobal('navigator', { userAgent });
  const { getTokenStore } = await import('../../../src/services/session/tokenStore.ts');
  if (isMember) {
    const tokens = { token: 't', accessToken: 'a', refreshToken: 'r' };
    getTokenStore().writeMember({ uid: '100007', userid: '200007', ...tokens });
  }
  const { readAppMember } = await import('../../../src/services/readAppMember.ts');
  return readAppMember(testSettings());
}

afterEach(() => vi.unstubAllGlobals());

describe('readAppMember', () => {
  it.each([
    ['the member in the app', APP, true, '100007'],
    ['no reader without a login in the app', APP, false, ''],
    ['no member in a browser', 'Mozilla/5.0', true, ''],
  ])('returns %s', async (_, userAgent, isMember, uid) =>
    expect(await read(userAgent, isMember)).toBe(uid),
  );
});
