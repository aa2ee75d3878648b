import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageStartOptions } from '../../../src/services/startPage.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const YES = (name: string) => {
  if (name === 'serverTime') return { status: 0, data: Date.UTC(2026, 10, 20, 17) };
  if (name === 'getAnonymousToken') return { status: 0, data: { token: 'anonymous' } };
  if (name === 'authinfo') return { status: 0, data: { nonce: 'n' } };
  if (name === 'auth') return { status: 0, data: { authToken: 'a', appSecret: 's' } };
  return { status: 0, data: { value: 'true' } };
};

const start = async (more: Partial<PageStartOptions> = {}) => {
  const { startPage } = await import('../../../src/services/startPage.ts');
  const all = { settings: testSettings(), flags: { share: false } } as const;
  await startPage({ ...all, articleId: '9', ...more });
};

describe('page start', () => {
  it('requests the server time and records the visit and the device', async () => {
    const page = stubPage(YES);
    await start();
    expect(page.asked.map(({ name }) => name).sort()).toEqual([
      'bigData',
      'recordDevice',
      'serverTime',
    ]);
    const device = page.asked.find(({ name }) => name === 'recordDevice')?.params;
    expect(Object.fromEntries(device ?? [])).toMatchObject({
      type: '20',
      eventType: '12',
      userOtherID: expect.stringMatching(/^xy\d+$/),
      channel: '1',
      userID: '0',
      deviceInfo: 'Browser/1',
    });
    expect(device?.get('userOtherID')).not.toBe(device?.get('device'));
    expect(page.asked.find(({ name }) => name === 'bigData')?.params.get('aid')).toBe('9');
  });

  it('records neither visit nor device of an editor, whose next page records the device', async () => {
    const page = stubPage(YES, { quiet: true });
    await start();
    expect(page.asked.map(({ name }) => name)).toEqual(['serverTime']);
    expect(localStorage.getItem('xy_recorded')).toBeNull();
  });

  it('records a device once per day of the server’s clock', async () => {
    let day = 20;
    const page = stubPage((name) =>
      name === 'serverTime' ? { status: 0, data: Date.UTC(2026, 10, day, 17) } : YES(name),
    );
    await start();
    await start();
    expect(page.count('recordDevice')).toBe(1);
    day = 21;
    sessionStorage.removeItem('xy_clock');
    vi.resetModules();
    await start();
    expect(page.count('recordDevice')).toBe(2);
  });

  it('records the device again when the first record failed', async () => {
    const page = stubPage((name) =>
      name === 'recordDevice' ? { status: -1, data: {} } : YES(name),
    );
    await start();
    await start();
    expect(page.count('recordDevice')).toBe(2);
  });

  it('records channel 3 for a page opened from a shared link', async () => {
    const page = stubPage(YES);
    await start({ flags: { share: true } });
    expect(page.asked.find(({ name }) => name === 'recordDevice')?.params.get('channel')).toBe('3');
  });

  it('fetches the token first in token mode and sends it with each request', async () => {
    const page = stubPage(YES);
    await start({ settings: testSettings({ tokenEnable: true }) });
    expect(page.asked.slice(0, 2).map(({ name }) => name)).toEqual([
      'getAnonymousToken',
      'getConfig',
    ]);
    for (const name of ['bigData', 'recordDevice']) {
      const asked = page.asked.find((one) => one.name === name);
      expect(asked?.headers.get('token')).toBe('anonymous');
    }
  });

  it('starts with the handshake when requests are signed, and signs with server time', async () => {
    const page = stubPage(YES);
    await start({ settings: testSettings({ xyAuth: 2 }) });
    const names = page.asked.slice(0, 4).map(({ name }) => name);
    expect(names).toEqual(['authinfo', 'auth', 'serverTime', 'getConfig']);
    const signed = page.asked.find(({ name }) => name === 'bigData')?.headers;
    expect(signed?.get('authtoken')).toBe('a');
    expect(Math.abs(Number(signed?.get('time')) - Date.UTC(2026, 10, 20, 17))).toBeLessThan(5000);
  });

  it('resolves when every request fails', async () => {
    stubPage(() => {
      throw new Error('offline');
    });
    await expect(start({ settings: testSettings({ tokenEnable: true, xyAuth: 2 }) })).resolves.toBe(
      undefined,
    );
  });

  it('keeps the virtual user id and the device id across pages', async () => {
    stubPage(YES);
    const first = await import('../../../src/host/device.ts');
    const ids = [first.readVirtualUserId(), first.readDeviceId()];
    vi.resetModules();
    const next = await import('../../../src/host/device.ts');
    expect([next.readVirtualUserId(), next.readDeviceId()]).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^xy\d{14,}$/);
  });

  it.each([
    ['too long', 'x'.repeat(150_000)],
    ['of invalid characters', 'a\nb'],
  ])('replaces a stored device id that is %s', async (_, stored) => {
    stubPage(YES);
    localStorage.setItem('xy_device', stored);
    const { readDeviceId } = await import('../../../src/host/device.ts');
    expect(readDeviceId()).toMatch(/^xy\d{14,}$/);
    expect(localStorage.getItem('xy_device')).toBe(readDeviceId());
  });
});
