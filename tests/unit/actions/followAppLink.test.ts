import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { action } from '../../../src/actions/followAppLink.ts';
import { createBrowserHost } from '../../../src/host/createBrowserHost.ts';
import { parseEnvironment } from '../../../src/host/environment.ts';
import type { Host, HostOutcome } from '../../../src/host/host.ts';
import { createMessengerHost } from '../../../src/host/messenger/createMessengerHost.ts';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';
import { MESSENGER_AGENT } from '../../helpers/messenger.ts';
import { APP_AGENT } from '../../helpers/nativeApp.ts';
import { testSettings } from '../api/settings.ts';

const host = vi.hoisted(() => ({ current: {} as Host }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../src/services/getHost.ts', () => ({ getHost: async () => host.current }));
vi.mock('../../../src/host/toast.ts', () => ({ showToast }));

const settings = { ...testSettings(), appScheme: 'jichuan' };
const MINI = 'weixin://dl/business/?t=1';
const IN_APP_ONLY = '请在客户端中打开链接';
const assign = vi.fn();

/** Links that the page has followed; whether one opens the app, which covers the page. */
const followed: string[] = [];
let hasApp = true;

/** A document whose hidden links open the app. */
function stubDocument() {
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset: { locale: 'cn', keepLocale: '' } },
    visibilityState: 'visible',
    body: { append: () => {} },
    createElement: () => ({
      href: '',
      remove: () => {},
      click() {
        followed.push(this.href);
        if (!hasApp) return;
        page.visibilityState = 'hidden';
        page.dispatchEvent(new Event('visibilitychange'));
      },
    }),
  });
  vi.stubGlobal('document', page);
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  followed.length = 0;
  hasApp = true;
  vi.stubGlobal('location', { href: 'https://pages.test/a.html', assign, search: '' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('window', {});
  stubDocument();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Taps a link in the browser of a user agent; in the app, the app answers with `outcome`. */
async function tap(link: string, userAgent: string, outcome: HostOutcome = 'done') {
  const environment = parseEnvironment(userAgent, settings);
  const options = { environment, loadMessages: () => loadActionMessages('cn') };
  const browser = createBrowserHost(settings, options);
  const openMiniProgram = vi.fn(async () => outcome);
  host.current =
    environment.kind === 'messenger'
      ? createMessengerHost(settings, {
          ...options,
          sign: async () => null,
          login: async () => 'unavailable',
        })
      : environment.kind === 'app'
        ? { ...browser, openMiniProgram }
        : browser;
  const done = action({ dataset: { link } } as unknown as HTMLElement, settings);
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  return openMiniProgram;
}

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1';
const ON_PHONE = '请在手机微信中打开小程序';
const IN_MESSENGER = '请在微信中打开小程序';

it.each([
  ['on Android', MESSENGER_AGENT.android],
  ['on iOS', MESSENGER_AGENT.ios],
])('a mini program opens in the messenger %s', async (_, userAgent) => {
  await tap(MINI, userAgent);
  expect(assign.mock.calls).toEqual([[MINI]]);
  expect(showToast).not.toHaveBeenCalled();
});

it.each([
  ['the messenger on a computer: open it on the phone', MESSENGER_AGENT.windows, ON_PHONE],
  ['another browser: open it in the messenger', PHONE, IN_MESSENGER],
])('a mini program does not open in %s', async (_, userAgent, message) => {
  await tap(MINI, userAgent);
  expect(assign).not.toHaveBeenCalled();
  expect(showToast.mock.calls).toEqual([[message]]);
});

it.each([
  ['opens it', 'done', []],
  ['does not open it: open it in the messenger', 'unavailable', [[IN_MESSENGER]]],
  ['fails: open it in the messenger', 'failed', [[IN_MESSENGER]]],
] as const)('the native app is asked for a mini program, and %s', async (_, outcome, messages) => {
  const openMiniProgram = await tap(MINI, APP_AGENT.ios, outcome);
  expect(openMiniProgram).toHaveBeenCalledWith(MINI);
  expect(showToast.mock.calls).toEqual(messages);
});

it.each(['weixin://scanqrcode', 'weixin://dl/chat', 'weixin://wxpay/bizpayurl?pr=1', 'other://a'])(
  '%s is no mini program: the link works in the app',
  async (link) => {
    await tap(link, MESSENGER_AGENT.android);
    expect(assign).not.toHaveBeenCalled();
    expect(showToast.mock.calls).toEqual([[IN_APP_ONLY]]);
  },
);

const APP_LINK = 'jichuan://openArticle?id=1';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0.0.0 Safari/537.36';
const OPEN_IN_APP = '请在客户端中打开';

it.each([
  ['the app', APP_AGENT.android, true],
  ['a phone', PHONE, true],
  ['the messenger on iOS', MESSENGER_AGENT.ios, true],
  ['the messenger on Android', MESSENGER_AGENT.android, false],
  ['the messenger on a computer', MESSENGER_AGENT.windows, false],
  ['a computer', COMPUTER, false],
])(
  "a link of the app's scheme in %s: followed, or the app is named",
  async (_, agent, isFollowed) => {
    await tap(APP_LINK, agent);
    expect(followed).toEqual(isFollowed ? [APP_LINK] : []);
    expect(showToast.mock.calls).toEqual(isFollowed ? [] : [[IN_APP_ONLY]]);
  },
);

it('a link that opens no app on a phone says where it opens', async () => {
  hasApp = false;
  await tap(APP_LINK, PHONE);
  expect(followed).toEqual([APP_LINK]);
  expect(showToast.mock.calls).toEqual([[OPEN_IN_APP]]);
});

it('what only the app can do names the app on a computer', async () => {
  await tap(APP_LINK, COMPUTER);
  showToast.mockClear();
  await host.current.openApp('https://pages.test/a.html');
  expect(showToast.mock.calls).toEqual([[OPEN_IN_APP]]);
  expect(followed).toEqual([]);
});

it.each([
  'jichuan://clearUser',
  'jichuan://setMember?uid=1',
  'jichuan://download?url=https%3A%2F%2Fa.test%2Fa.apk',
])('%s of a text is not followed in the app', async (link) => {
  await tap(link, APP_AGENT.android);
  expect(followed).toEqual([]);
  expect(showToast.mock.calls).toEqual([[IN_APP_ONLY]]);
});
