import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFERRED_STORAGE_KEYS } from '../../../src/host/deferredStorageKeys.ts';
import { STORAGE_KEYS } from '../../../src/host/storage.ts';
import type { LoginResult } from '../../../src/model/member/memberTypes.ts';

/** The session's store in two tabs of a browser, which are two loads of its modules. */

const LOGIN: LoginResult = {
  member: {
    uid: '500001',
    userId: '200001',
    nickname: '夜班',
    icon: '',
    phone: '138****0004',
    hasPassword: true,
  },
  token: 't',
  accessToken: 'a',
  refreshToken: 'r',
};

class FakeStorage {
  readonly values = new Map<string, string>();
  blocked = false;
  getItem(key: string): string | null {
    if (this.blocked) throw new Error('blocked');
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.blocked) throw new Error('blocked');
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    if (this.blocked) throw new Error('blocked');
    this.values.delete(key);
  }
}

type Listener = (event: { key?: string | null; persisted?: boolean }) => void;
let storage: FakeStorage;
let listeners: [type: string, listener: Listener][];

beforeEach(() => {
  storage = new FakeStorage();
  listeners = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.push([type, listener]),
  );
  vi.stubGlobal('location', { pathname: '/a.html', search: '', hash: '', origin: 'http://x.test' });
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    getElementById: () => ({ textContent: '{}' }),
  });
});

async function openTab() {
  vi.resetModules();
  const [session, sheet] = await Promise.all([
    import('../../../src/services/session/memberSession.ts'),
    import('../../../src/services/sheets.ts'),
  ]);
  return { ...session, ...sheet };
}

const tell = (type: string, event: Parameters<Listener>[0]) => {
  for (const [heard, listener] of listeners) if (heard === type) listener(event);
};

describe('the session', () => {
  it('is unknown until someone asks, then anonymous', async () => {
    const tab = await openTab();
    expect(tab.$session.get()).toEqual({ state: 'unknown' });
    tab.loadSession();
    expect(tab.$session.get()).toEqual({ state: 'anonymous' });
  });

  it('outlives the page', async () => {
    (await openTab()).setMember(LOGIN);
    const tab = await openTab();
    tab.loadSession();
    expect(tab.$session.get()).toEqual({ state: 'member', member: LOGIN.member });
  });

  it('is known by its tokens alone', async () => {
    (await openTab()).setMember(LOGIN);
    storage.values.set(DEFERRED_STORAGE_KEYS.member, '{"uid":"another"}');
    const tab = await openTab();
    tab.loadSession();
    expect(tab.$session.get()).toMatchObject({
      state: 'member',
      member: { uid: '500001', nickname: '' },
    });
  });

  it('lives in memory where storage is blocked', async () => {
    storage.blocked = true;
    const tab = await openTab();
    tab.setMember(LOGIN);
    expect(tab.$session.get()).toEqual({ state: 'member', member: LOGIN.member });
    tab.clearMember();
    expect(tab.$session.get()).toEqual({ state: 'anonymous' });
  });

  it('follows a login and a logout in another tab', async () => {
    const first = await openTab();
    first.loadSession();
    const second = await openTab();
    second.setMember(LOGIN);
    tell('storage', { key: STORAGE_KEYS.memberTokens });
    expect(first.$session.get()).toMatchObject({ state: 'member' });
    second.clearMember();
    tell('storage', { key: STORAGE_KEYS.memberTokens });
    expect(first.$session.get()).toEqual({ state: 'anonymous' });
  });

  it('is read anew when the page comes back from the browser’s cache', async () => {
    const first = await openTab();
    first.loadSession();
    (await openTab()).setMember(LOGIN);
    tell('pageshow', { persisted: true });
    expect(first.$session.get()).toMatchObject({ state: 'member' });
  });

  it('does not change when nothing has changed', async () => {
    const tab = await openTab();
    tab.setMember(LOGIN);
    const heard = vi.fn();
    tab.$session.listen(heard);
    tell('storage', { key: STORAGE_KEYS.memberTokens });
    expect(heard).not.toHaveBeenCalled();
  });

  it('tells at once what was changed of a member', async () => {
    const tab = await openTab();
    tab.setMember(LOGIN);
    tab.updateMember({ ...LOGIN.member, nickname: '白班' });
    expect(tab.$session.get()).toMatchObject({ member: { nickname: '白班' } });
  });
});

describe('asking for a login', () => {
  it('asks nobody who is logged in', async () => {
    const tab = await openTab();
    tab.setMember(LOGIN);
    expect(await tab.requireMember()).toEqual(LOGIN.member);
    expect(await tab.requestLogin()).toBe(true);
    expect(tab.$sheets.get()).toEqual([]);
  });

  it('opens one sheet for all who ask, and tells each what came of it', async () => {
    const tab = await openTab();
    const asked = [
      tab.requireMember('member.login'),
      tab.requestLogin(),
      tab.requestLogin(),
    ] as const;
    await vi.waitFor(() => expect(tab.$sheets.get()).toHaveLength(1));
    expect(tab.$sheets.get()).toEqual([{ kind: 'login', reason: 'member.login' }]);
    tab.setMember(LOGIN);
    tab.closeSheet();
    expect(await Promise.all(asked)).toEqual([LOGIN.member, true, true]);
  });

  it('answers no when the reader closes the sheet, and asks again the next time', async () => {
    const tab = await openTab();
    const asked = tab.requireMember();
    await vi.waitFor(() => expect(tab.$sheets.get()).toHaveLength(1));
    tab.closeSheet();
    expect(await asked).toBeNull();
    const again = tab.requestLogin();
    await vi.waitFor(() => expect(tab.$sheets.get()).toHaveLength(1));
    tab.closeSheet();
    expect(await again).toBe(false);
  });

  it('opens no sheet over the login page', async () => {
    document.documentElement.dataset.route = 'login';
    const tab = await openTab();
    expect(await tab.requestLogin()).toBe(false);
    expect(tab.$sheets.get()).toEqual([]);
  });
});
