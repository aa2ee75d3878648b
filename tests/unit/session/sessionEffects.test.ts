import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cn } from '../../../src/i18n/actions/cn.ts';
import { en } from '../../../src/i18n/actions/en.ts';
import { createSessionEffects } from '../../../src/services/session/pageSession.ts';
import { waitFor } from '../../helpers/waitFor.ts';
import { testSettings } from '../api/settings.ts';

// Files of this project share their modules; these mocks must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const showToast = vi.hoisted(() => vi.fn());
const host = vi.hoisted(() => ({ refreshToken: vi.fn(), clearUser: vi.fn(async () => 'done') }));
const requestLogin = vi.hoisted(() => vi.fn(async () => true));
vi.mock('../../../src/host/toast.ts', () => ({ showToast }));
vi.mock('../../../src/services/getHost.ts', () => ({ getHost: async () => host }));
vi.mock('../../../src/services/session/memberSession.ts', () => ({ requestLogin }));

const APP = 'Mozilla/5.0 (iPhone) Mobile/15E148/xiangyuapp';
const BROWSER = 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1';

function open(userAgent: string, locale = 'cn') {
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { documentElement: { dataset: { locale, keepLocale: '' } } });
  return createSessionEffects(testSettings());
}

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('session messages', () => {
  it.each([
    ['cn', 'session.expired', cn['session.expired']],
    ['cn', 'session.download', '请下载客户端查看报名进度'],
    ['cn', 'session.commentFailed', '评论失败'],
    ['en', 'session.expired', en['session.expired']],
  ] as const)('in %s, %s: %s', async (locale, message, text) => {
    open(BROWSER, locale).showMessage({ message });
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(text));
  });

  it('are shown unchanged when they are text of the server', () => {
    open(BROWSER).showMessage({ text: '<b>评论已关闭</b>' });
    expect(showToast).toHaveBeenCalledWith('<b>评论已关闭</b>');
  });
});

describe('session requests to the app', () => {
  it.each([
    ['done', true],
    ['unavailable', false],
    ['failed', false],
  ])('requestAppTokens resolves by the result of the app: %s → %s', async (handover, expected) => {
    host.refreshToken.mockResolvedValue(handover);
    const effects = open(APP);
    expect(effects.inApp).toBe(true);
    expect(await effects.requestAppTokens()).toBe(expected);
  });

  it('clears the user in the app, but not in a browser', async () => {
    open(APP).clearAppUser();
    await waitFor(() => expect(host.clearUser).toHaveBeenCalledTimes(1));
    const effects = open(BROWSER);
    expect(effects.inApp).toBe(false);
    effects.clearAppUser();
    await Promise.resolve();
    expect(host.clearUser).toHaveBeenCalledTimes(1);
  });

  it('opens the login of the page in a browser', async () => {
    open(BROWSER).openLogin();
    await waitFor(() => expect(requestLogin).toHaveBeenCalledTimes(1));
  });
});
