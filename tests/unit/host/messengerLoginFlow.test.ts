import { beforeEach, describe, expect, it } from 'vitest';
import { NO_LOGIN, type SavedLogin } from '../../../src/model/messenger/messengerLogin.ts';
import type { MessengerUser } from '../../../src/model/messenger/userInfo.ts';
import { fail, ok } from '../../../src/model/result.ts';
import {
  $authorizeStatus,
  createMessengerLoginFlow,
  type MessengerLoginEnv,
} from '../../../src/services/session/messengerLoginFlow.ts';

const USER: MessengerUser = { openId: 'o', unionId: 'u', nickname: 'n', head: '' };
const NO_USER: MessengerUser = { openId: '', unionId: '', nickname: '', head: '' };

/** Creates a window with several pages in turn; `open` loads the next one. */
function openWindow(change: Partial<MessengerLoginEnv> = {}) {
  const log: string[] = [];
  let kept: SavedLogin = { state: NO_LOGIN, pending: '' };
  let address: { code: string; state: string } | null = null;
  let made = 0;
  const flow = () =>
    createMessengerLoginFlow({
      authLogin: 2,
      isMember: () => false,
      read: () => kept,
      save: (next) => {
        kept = next;
      },
      takeCode: () => {
        const taken = address;
        address = null;
        return taken;
      },
      pause: async (ms) => void log.push(`pause ${ms}`),
      fetchUser: async (code) => {
        log.push(`user ${code}`);
        return ok(USER);
      },
      thirdLogin: async ({ unionId }) => {
        log.push(`login ${unionId}`);
        return true;
      },
      makeState: () => `state${++made}`,
      // The page is unloaded: the promise never resolves.
      leave: (state) => {
        log.push(`leave ${state}`);
        return new Promise(() => {});
      },
      showError: (key) => void log.push(key),
      ...change,
    });
  return {
    log,
    open: flow,
    kept: () => kept,
    returnWith: (code: string, state: string) => {
      address = { code, state };
      return flow();
    },
  };
}

beforeEach(() => $authorizeStatus.set(0));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the messenger’s login', () => {
  it('opens the consent page, waits 200 ms after the return and logs in', async () => {
    const window = openWindow();
    void window.open().request();
    await settled();
    expect($authorizeStatus.get()).toBe(1);
    expect(await window.returnWith('c1', 'state1').start()).toBe('done');
    expect(window.log).toEqual(['leave state1', 'pause 200', 'user c1', 'login u']);
    expect($authorizeStatus.get()).toBe(2);
    expect(window.kept()).toEqual({ state: { ...NO_LOGIN, status: 2, init: 1 }, pending: '' });
  });

  it('replaces an invalid code twice, then shows an error', async () => {
    const window = openWindow({ fetchUser: async () => ok(NO_USER) });
    void window.open().request();
    await settled();
    for (const round of [1, 2]) {
      void window.returnWith(`c${round}`, `state${round}`).start();
      await settled();
    }
    expect(await window.returnWith('c3', 'state3').start()).toBe('failed');
    expect(window.log.filter((line) => line.startsWith('leave'))).toEqual([
      'leave state1',
      'leave state2',
      'leave state3',
    ]);
    expect(window.log[window.log.length - 1]).toBe('host.authorizeFailed');
    expect(window.kept().state).toMatchObject({ status: -1, init: -1, code: '' });
  });

  it('shows an error when the user info fails to load', async () => {
    const window = openWindow({ authLogin: 1, fetchUser: async () => fail('network') });
    expect(await window.returnWith('c', '').start()).toBe('failed');
    expect(window.log).toContain('host.userInfoFailed');
    expect($authorizeStatus.get()).toBe(-1);
  });

  it('sends no third-party login without a unionid and does not retry', async () => {
    const window = openWindow({
      authLogin: 1,
      fetchUser: async () => ok({ ...USER, unionId: '' }),
    });
    const flow = window.returnWith('c', '');
    expect(await flow.start()).toBe('unavailable');
    expect(await flow.request()).toBe('unavailable');
    expect(window.log).toEqual(['pause 200']);
  });

  it('sets -1 when the third-party login fails', async () => {
    const window = openWindow({ authLogin: 1, thirdLogin: async () => false });
    expect(await window.returnWith('c', '').start()).toBe('failed');
    expect(window.kept().state.init).toBe(-1);
  });

  it.each([
    ['with another state', 'elsewhere'],
    ['without a state', ''],
  ])('drops a code %s while another one is awaited', async (_, state) => {
    const window = openWindow();
    void window.open().request();
    await settled();
    expect(await window.returnWith('stranger', state).start()).toBe('unavailable');
    expect(window.log).toEqual(['leave state1']);
  });

  it('uses a code only once', async () => {
    const window = openWindow();
    void window.open().request();
    await settled();
    await window.returnWith('c1', 'state1').start();
    await window.returnWith('c1', 'state1').start();
    expect(window.log.filter((line) => line.startsWith('login'))).toHaveLength(1);
  });

  it('uses no code if the reader is logged in', async () => {
    const window = openWindow({ authLogin: 1, isMember: () => true });
    expect(await window.returnWith('c', '').start()).toBe('unavailable');
    expect(window.log).toEqual([]);
  });

  it('sends one request for two taps', async () => {
    const window = openWindow();
    const flow = window.open();
    void flow.request();
    void flow.request();
    await settled();
    expect(window.log).toEqual(['leave state1']);
  });

  it.each([
    ['failed', 'failed', -1],
    ['left', 'cancelled', 0],
  ] as const)('ends when the consent page was %s', async (outcome, handover, status) => {
    const window = openWindow({ leave: () => Promise.resolve(outcome) });
    expect(await window.open().request()).toBe(handover);
    expect($authorizeStatus.get()).toBe(status);
    expect(window.kept().pending).toBe('');
  });
});
