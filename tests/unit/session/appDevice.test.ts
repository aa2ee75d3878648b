import { afterEach, expect, it, vi } from 'vitest';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

type OnLogin = (answer: object) => Promise<void>;
let logIn: OnLogin;
vi.mock('../../../src/host/app/createAppHost.ts', () => ({
  createAppHost: (_: unknown, { onLogin }: { onLogin: OnLogin }) => {
    logIn = onLogin;
  },
}));
afterEach(() => vi.unstubAllGlobals());

const LOGIN = { userid: '7', token: 't', accessToken: 'a', refreshToken: 'r' };

/** Logs in with the app; returns the device of the next request, and of the next page. */
async function readDevices(device: unknown) {
  const page = stubPage(() => ({ status: 0, data: {} }));
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148/xiangyuapp' });
  localStorage.setItem('xy_device', 'xy-own');
  const settings = testSettings();
  const { getClient } = await import('../../../src/services/pageClient.ts');
  const { getTokenStore } = await import('../../../src/services/session/tokenStore.ts');
  getTokenStore().writeAuth({ authToken: 'own', appSecret: 's' });
  const { getHost } = await import('../../../src/services/getHost.ts');
  await getHost(settings);
  await logIn({ ...LOGIN, device });
  await getClient(settings).send({ path: '/base_url/getArticles' });
  const sent = page.asked.find(({ name }) => name === 'getArticles')?.params.get('device');
  return [sent, localStorage.getItem('xy_device'), getTokenStore().readAuth()?.authToken];
}

it('a login of the app has its device, whose requests are signed anew', async () =>
  expect(await readDevices('app-1')).toEqual(['app-1', 'app-1', undefined]));

it.each([
  ['without a device', undefined],
  ['with a malformed device', 'a\nb'],
  ['with the device of the page', 'xy-own'],
])('a login of the app %s leaves device and signature', async (_, device) =>
  expect(await readDevices(device)).toEqual(['xy-own', 'xy-own', 'own']),
);
