import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APP_AGENT } from '../../helpers/nativeApp.ts';
import { testSettings } from '../api/settings.ts';

// Files of this project share their modules; this mock must not affect other files.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const followAppLink = vi.hoisted(() => vi.fn());
vi.mock('../../../src/host/app/appRequests.ts', () => ({ followAppLink }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BROWSER = 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1';

/** Shows a toast; returns what the page shows. */
async function show(text: string, userAgent: string, appScheme: string): Promise<string[]> {
  const shown: { textContent: string; style: object }[] = [];
  const createElement = () => ({
    textContent: '',
    dataset: {},
    style: {},
    setAttribute: () => {},
    remove: () => {},
  });
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('document', {
    createElement,
    body: { append: (toast: (typeof shown)[number]) => shown.push(toast) },
    documentElement: { hasAttribute: () => true },
    getElementById: () => ({ textContent: JSON.stringify({ ...testSettings(), appScheme }) }),
  });
  vi.resetModules();
  const { showToast } = await import('../../../src/host/toast.ts');
  showToast(text);
  await vi.advanceTimersByTimeAsync(500);
  return shown.map(({ textContent }) => textContent);
}

it("a toast in the native app is the app's own", async () => {
  expect(await show('已保存', APP_AGENT.ios, 'jichuan')).toEqual([]);
  expect(followAppLink.mock.calls).toEqual([[expect.anything(), 'toast', { text: '已保存' }]]);
});

it.each([
  ['in a browser', BROWSER, 'jichuan'],
  ['in an app without a scheme', APP_AGENT.ios, ''],
])("a toast %s is the page's", async (_, userAgent, appScheme) => {
  expect(await show('已保存', userAgent, appScheme)).toEqual(['已保存']);
  expect(followAppLink).not.toHaveBeenCalled();
});
