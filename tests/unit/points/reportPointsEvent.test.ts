import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as STORAGE_KEYS from '../../../src/host/storageKeys.ts';
import { parseSettings } from '../../../src/settings/settingsSchema.ts';
import type { Settings } from '../../../src/settings.ts';
import { stubPage } from '../session/page.ts';

const parsed = parseSettings({ API_URL: 'https://news.example.test/app_if' });
if (!parsed.ok) throw new Error('no settings');
const settings: Settings = parsed.value;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const TOKENS = { uid: '7', userid: '8', token: 't', accessToken: 'old', refreshToken: 'r' };
const PAID = { code: '1002', result: [{ score: 2, code: '1004' }] };
const wrap = (data: unknown) => ({ status: 0, message: 'success', data });
const NOW_MS = Date.UTC(2026, 10, 21);

const logIn = () => localStorage.setItem(STORAGE_KEYS.memberTokens, JSON.stringify(TOKENS));
const open = () => import('../../../src/services/points/reportPointsEvent.ts');

afterEach(() => vi.unstubAllGlobals());

describe('the names of events that earn points', () => {
  it('are requested once for all callers and pages of a window', async () => {
    const page = stubPage(() => wrap('签到,评论'));
    const first = await open();
    const both = await Promise.all([
      first.loadEventNames(settings),
      first.loadEventNames(settings),
    ]);
    expect(both).toEqual([
      ['签到', '评论'],
      ['签到', '评论'],
    ]);
    // The next page of the window.
    vi.resetModules();
    expect(await (await open()).loadEventNames(settings)).toEqual(['签到', '评论']);
    expect(page.count('eventTypes')).toBe(1);
  });

  it('are requested again after a failure', async () => {
    let works = false;
    const page = stubPage(() => (works ? wrap('评论') : { status: -1, message: 'down', data: {} }));
    const { loadEventNames } = await open();
    expect(await loadEventNames(settings)).toEqual([]);
    works = true;
    expect(await loadEventNames(settings)).toEqual(['评论']);
    // The refused read is sent in both of its forms.
    expect(page.count('eventTypes')).toBe(3);
  });
});

describe('a points event', () => {
  const serverTime = wrap({ time: NOW_MS });

  it('is sent for members only', async () => {
    const page = stubPage(() => wrap(PAID));
    expect(await (await open()).reportPointsEvent(settings, '评论', 'k')).toBeNull();
    expect(page.asked).toEqual([]);
  });

  it('is signed with the token in its header', async () => {
    const page = stubPage((name) => (name === 'event1' ? wrap(PAID) : serverTime));
    logIn();
    expect(await (await open()).reportPointsEvent(settings, '评论', 'k')).toEqual({
      state: 'paid',
      points: 2,
    });
    const asked = page.asked.find(({ name }) => name === 'event1');
    const of = (name: string) => asked?.params.get(name);
    expect(of('sign')).toBe(md5(`old评论${of('time')}`));
    expect([of('eType'), of('member'), of('idempotencyKey')]).toEqual(['评论', '7', 'k']);
    expect(asked?.headers.get('token')).toBe('old');
  });

  it('is signed again when its token was refreshed', async () => {
    let events = 0;
    const page = stubPage((name) => {
      if (name === 'refreshAccessToken') {
        return wrap({ token: 't2', accessToken: 'new', refreshToken: 'r2' });
      }
      if (name !== 'event1') return serverTime;
      events += 1;
      if (events === 1) return { status: 10111, message: 'expired', data: {} };
      return events === 2 ? { status: -1, message: 'signature', data: {} } : wrap(PAID);
    });
    logIn();
    expect(await (await open()).reportPointsEvent(settings, '评论', 'k')).toEqual({
      state: 'paid',
      points: 2,
    });
    const asked = page.asked.filter(({ name }) => name === 'event1');
    expect(asked.map(({ headers }) => headers.get('token'))).toEqual(['old', 'new', 'new']);
    const last = asked[2]?.params;
    expect(last?.get('sign')).toBe(md5(`new评论${last?.get('time')}`));
    expect(new Set(asked.map(({ params }) => params.get('idempotencyKey')))).toEqual(
      new Set(['k']),
    );
  });

  it('is not sent again when it is refused', async () => {
    const page = stubPage((name) =>
      name === 'event1' ? { status: -1, message: 'no', data: {} } : serverTime,
    );
    logIn();
    expect(await (await open()).reportPointsEvent(settings, '评论', 'k')).toBeNull();
    expect(page.count('event1')).toBe(1);
  });
});
