import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../src/model/durations.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

const loadClock = async () => ({
  ...(await import('../../../src/services/loadServerTime.ts')),
  ...(await import('../../../src/host/clock.ts')),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('serverNow', () => {
  it.each([
    ['a day behind', DAY_MS],
    ['a day ahead', -DAY_MS],
    ['correct', 0],
  ])('follows the server when the device clock is %s', async (_, ahead) => {
    stubPage(() => ({ status: 0, data: Date.now() + ahead }));
    const { loadServerTime, serverNow } = await loadClock();
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
    await loadServerTime(testSettings());
    expect(Math.abs(serverNow() - Date.now() - ahead)).toBeLessThan(1000);
  });

  it('subtracts half of the round-trip time', async () => {
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

  it.each([
    ['the device sleeps', DAY_MS],
    ['the device clock is set back', -DAY_MS],
  ])('requests the time again when %s before the answer', async (_, step) => {
    vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
    const page = stubPage(() => {
      if (page.count('serverTime') === 1) vi.setSystemTime(Date.now() + step);
      return { status: 0, data: 2_000_000_000_000 };
    });
    const { loadServerTime, serverNow } = await loadClock();
    await loadServerTime(testSettings());
    expect(serverNow()).toBe(2_000_000_000_000);
    expect(page.count('serverTime')).toBe(2);
  });

  it('loads the server time once for concurrent calls and for the next page', async () => {
    const page = stubPage(() => ({ status: 0, data: Date.now() + DAY_MS }));
    const first = await loadClock();
    await Promise.all([first.loadServerTime(testSettings()), first.loadServerTime(testSettings())]);
    vi.resetModules();
    const next = await loadClock();
    await next.loadServerTime(testSettings());
    expect(page.count('serverTime')).toBe(1);
    expect(Math.abs(next.serverNow() - Date.now() - DAY_MS)).toBeLessThan(1000);
  });

  it('loads the server time again after a failure and after forgetServerTime', async () => {
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

  it('requests the time by its other name where the server does not know the first', async () => {
    const refusal = { status: -1, message: 'no', data: {} };
    const page = stubPage((name) =>
      name === 'getServerTime' ? { status: 0, data: Date.now() + DAY_MS } : refusal,
    );
    const { forgetServerTime, loadServerTime, serverNow } = await loadClock();
    await loadServerTime(testSettings());
    expect(Math.abs(serverNow() - Date.now() - DAY_MS)).toBeLessThan(1000);
    forgetServerTime();
    await loadServerTime(testSettings());
    expect(page.asked.map(({ name }) => name)).toEqual([
      'serverTime',
      'getServerTime',
      'getServerTime',
    ]);
  });

  it.each([
    ['signs requests', { xyAuth: 2 }],
    ['sends tokens', { tokenEnable: true }],
  ] as const)('waits for no session in a deployment that %s', async (_, more) => {
    const page = stubPage(() => ({ status: 10111, message: 'expired', data: {} }));
    const { loadServerTime } = await loadClock();
    await loadServerTime(testSettings(more));
    expect(page.asked.map(({ name }) => name)).toEqual(['serverTime']);
    expect(page.asked[0]?.headers.get('token')).toBeNull();
  });

  it('notifies clock listeners of the server time', async () => {
    stubPage(() => ({ status: 0, data: Date.now() + DAY_MS }));
    const { loadServerTime, onServerClock, serverNow } = await loadClock();
    const shown: number[] = [];
    onServerClock(() => shown.push(serverNow()));
    await loadServerTime(testSettings());
    expect(shown).toEqual([expect.any(Number)]);
    expect(Math.abs((shown[0] ?? 0) - Date.now() - DAY_MS)).toBeLessThan(1000);
  });

  it('works without sessionStorage', async () => {
    stubPage(() => ({ status: 0, data: Date.now() + DAY_MS }));
    vi.stubGlobal('sessionStorage', undefined);
    const { loadServerTime, serverNow } = await loadClock();
    await loadServerTime(testSettings());
    expect(Math.abs(serverNow() - Date.now() - DAY_MS)).toBeLessThan(1000);
  });

  it('ignores a stored offset that is not a number', async () => {
    stubPage(() => ({}));
    sessionStorage.setItem('xy_clock', 'NaN');
    const { serverNow } = await loadClock();
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
  });
});
