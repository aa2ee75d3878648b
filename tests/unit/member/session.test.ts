import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as STORAGE_KEYS from '../../../src/host/storageKeys.ts';
import type { LoginResult } from '../../../src/model/member/memberTypes.ts';
import { waitFor } from '../../helpers/waitFor.ts';

/** Tests the session store in two browser tabs: each tab loads the modules again. */

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
    // Browsers list the keys of a storage as its own.
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    if (this.blocked) throw new Error('blocked');
    this.values.delete(key);
    Reflect.deleteProperty(this, key);
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

type Tab = Awaited<ReturnType<typeof openTab>>;

const dispatch = (type: string, event: Parameters<Listener>[0]) => {
  for (const [name, listener] of listeners) if (name === type) listener(event);
};

describe('the session', () => {
  it('is unknown until it is loaded, then anonymous', async () => {
    const tab = await openTab();
    expect(tab.$session.get()).toEqual({ state: 'unknown' });
    tab.loadSession();
    expect(tab.$session.get()).toEqual({ state: 'anonymous' });
  });

  it('does not take changed data of a member who has left', async () => {
    const tab = await openTab();
    tab.setMember(LOGIN);
    const next = { ...LOGIN, member: { ...LOGIN.member, uid: '500002', nickname: '早班' } };
    tab.setMember(next);
    tab.updateMember({ ...LOGIN.member, nickname: '白班' });
    expect(tab.$session.get()).toEqual({ state: 'member', member: next.member });
  });

  it.each([
    ['stay with the same member', (tab: Tab) => tab.setMember(LOGIN), ['', '@500001']],
    [
      'are gone with another member',
      (tab: Tab) => tab.setMember({ ...LOGIN, member: { ...LOGIN.member, uid: '500002' } }),
      [''],
    ],
    ['are gone with the logout', (tab: Tab) => tab.clearMember(), ['']],
  ] as const)(
    "a member's tickets %s, those of readers without a login stay",
    async (_, act, left) => {
      const tab = await openTab();
      tab.setMember(LOGIN);
      for (const end of ['', '@500001']) storage.setItem(STORAGE_KEYS.vouchers + end, '[]');
      act(tab);
      const kept = [...storage.values.keys()].filter((key) =>
        key.startsWith(STORAGE_KEYS.vouchers),
      );
      expect(kept).toEqual(left.map((end) => STORAGE_KEYS.vouchers + end));
    },
  );

  it('is restored on the next page', async () => {
    (await openTab()).setMember(LOGIN);
    const tab = await openTab();
    tab.loadSession();
    expect(tab.$session.get()).toEqual({ state: 'member', member: LOGIN.member });
  });

  it('is identified by the tokens, not by the stored member', async () => {
    (await openTab()).setMember(LOGIN);
    storage.values.set(STORAGE_KEYS.member, '{"uid":"another"}');
    const tab = await openTab();
    tab.loadSession();
    expect(tab.$session.get()).toMatchObject({
      state: 'member',
      member: { uid: '500001', nickname: '' },
    });
  });

  it('is kept in memory when storage is blocked', async () => {
    storage.blocked = true;
    const tab = await openTab();
    tab.setMember(LOGIN);
    expect(tab.$session.get()).toEqual({ state: 'member', member: LOGIN.member });
    tab.clearMember();
    expect(tab.$session.get()).toEqual({ state: 'anonymous' });
  });

  it('is updated after a login and a logout in another tab', async () => {
    const first = await openTab();
    first.loadSession();
    const second = await openTab();
    second.setMember(LOGIN);
    dispatch('storage', { key: STORAGE_KEYS.memberTokens });
    expect(first.$session.get()).toMatchObject({ state: 'member' });
    second.clearMember();
    dispatch('storage', { key: STORAGE_KEYS.memberTokens });
    expect(first.$session.get()).toEqual({ state: 'anonymous' });
  });

  it('is read again when the page is restored from the back/forward cache', async () => {
    const first = await openTab();
    first.loadSession();
    (await openTab()).setMember(LOGIN);
    dispatch('pageshow', { persisted: true });
    expect(first.$session.get()).toMatchObject({ state: 'member' });
  });

  it('does not notify listeners when nothing has changed', async () => {
    const tab = await openTab();
    tab.setMember(LOGIN);
    const listener = vi.fn();
    tab.$session.listen(listener);
    dispatch('storage', { key: STORAGE_KEYS.memberTokens });
    expect(listener).not.toHaveBeenCalled();
  });

  it('is updated at once when the member is changed', async () => {
    const tab = await openTab();
    tab.setMember(LOGIN);
    tab.updateMember({ ...LOGIN.member, nickname: '白班' });
    expect(tab.$session.get()).toMatchObject({ member: { nickname: '白班' } });
  });
});

describe('requesting a login', () => {
  it('opens no sheet for a member who is logged in', async () => {
    const tab = await openTab();
    tab.setMember(LOGIN);
    expect(await tab.requireMember()).toEqual(LOGIN.member);
    expect(await tab.requestLogin()).toBe(true);
    expect(tab.$sheets.get()).toEqual([]);
  });

  it('opens one sheet for several requests and resolves each with the result', async () => {
    const tab = await openTab();
    const requests = [
      tab.requireMember('member.login'),
      tab.requestLogin(),
      tab.requestLogin(),
    ] as const;
    await waitFor(() => expect(tab.$sheets.get()).toHaveLength(1));
    expect(tab.$sheets.get()).toEqual([{ kind: 'login', reason: 'member.login' }]);
    tab.setMember(LOGIN);
    tab.closeSheet();
    expect(await Promise.all(requests)).toEqual([LOGIN.member, true, true]);
  });

  it('a closed sheet resolves without a login, and the next request opens a sheet', async () => {
    const tab = await openTab();
    const request = tab.requireMember();
    await waitFor(() => expect(tab.$sheets.get()).toHaveLength(1));
    tab.closeSheet();
    expect(await request).toBeNull();
    const again = tab.requestLogin();
    await waitFor(() => expect(tab.$sheets.get()).toHaveLength(1));
    tab.closeSheet();
    expect(await again).toBe(false);
  });

  it('opens no sheet on the login page', async () => {
    document.documentElement.dataset.route = 'login';
    const tab = await openTab();
    expect(await tab.requestLogin()).toBe(false);
    expect(tab.$sheets.get()).toEqual([]);
  });
});
