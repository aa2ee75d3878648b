import { afterEach, describe, expect, it, vi } from 'vitest';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

const DAY_MS = 86_400_000;
const loadClock = async () => ({
  ...(await import('../../../src/services/loadServerTime.ts')),
  ...(await import('../../../src/host/clock.ts')),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the server’s clock', () => {
  it.each([
    ['a day behind', DAY_MS],
    ['a day ahead', -DAY_MS],
    ['right', 0],
  ])('decides when the device’s is %s', async (_, ahead) => {
    stubPage(() => ({ status: 0, data: Date.now() + ahead }));
    const { loadServerTime, serverNow } = await loadClock();
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
    await loadServerTime(testSettings());
    expect(Math.abs(serverNow() - Date.now() - ahead)).toBeLessThan(1000);
  });

  it('takes half of the way there and back off', async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
    stubPage(() => {
      vi.setSystemTime(Date.now() + 200);
      return { status: 0, data: 1_000_000_050_000 };
    });
    const { loadServerTime, serverNow } = await loadClock();
    await loadServerTime(testSettings());
    // The server's time counts for the middle of the 200 ms, so that 100 ms have passed since.
    expect(serverNow()).toBe(1_000_000_050_100);
  });

  it('is asked once in a window, however many ask, and on the next page not again', async () => {
    const page = stubPage(() => ({ status: 0, data: Date.now() + DAY_MS }));
    const first = await loadClock();
    await Promise.all([first.loadServerTime(testSettings()), first.loadServerTime(testSettings())]);
    vi.resetModules();
    const next = await loadClock();
    await next.loadServerTime(testSettings());
    expect(page.count('serverTime')).toBe(1);
    expect(Math.abs(next.serverNow() - Date.now() - DAY_MS)).toBeLessThan(1000);
  });

  it('is asked again when it was forgotten, and when nobody answered', async () => {
    let answer: unknown = {};
    const page = stubPage(() => answer);
    const { forgetServerTime, loadServerTime, serverNow } = await loadClock();
    await loadServerTime(testSettings());
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
    answer = { status: 0, data: Date.now() + DAY_MS };
    await loadServerTime(testSettings());
    forgetServerTime();
    await loadServerTime(testSettings());
    expect(page.count('serverTime')).toBe(3);
  });

  it('is reported to what shows times', async () => {
    stubPage(() => ({ status: 0, data: Date.now() + DAY_MS }));
    const { loadServerTime, onServerClock, serverNow } = await loadClock();
    const shown: number[] = [];
    onServerClock(() => shown.push(serverNow()));
    await loadServerTime(testSettings());
    expect(shown).toEqual([expect.any(Number)]);
    expect(Math.abs((shown[0] ?? 0) - Date.now() - DAY_MS)).toBeLessThan(1000);
  });

  it('does without storage', async () => {
    stubPage(() => ({ status: 0, data: Date.now() + DAY_MS }));
    vi.stubGlobal('sessionStorage', undefined);
    const { loadServerTime, serverNow } = await loadClock();
    await loadServerTime(testSettings());
    expect(Math.abs(serverNow() - Date.now() - DAY_MS)).toBeLessThan(1000);
  });

  it('ignores a stored offset that is none', async () => {
    stubPage(() => ({}));
    sessionStorage.setItem('xy_clock', 'NaN');
    const { serverNow } = await loadClock();
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
  });
});
