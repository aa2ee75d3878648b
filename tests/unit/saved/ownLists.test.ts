import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as STORAGE_KEYS from '../../../src/host/storageKeys.ts';
import { stubPage } from '../session/page.ts';

/** What members and readers without a login leave on a device that they share. */

const NO_LOGIN = '';
let now = 0;

beforeEach(() => {
  now = 1;
  stubPage(() => null);
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', {
    addEventListener: () => {},
    documentElement: { dataset: {} },
    getElementById: () => ({ textContent: '{}' }),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Logs a member in; '' logs out. */
async function logIn(uid: string): Promise<void> {
  const { getTokenStore } = await import('../../../src/services/session/tokenStore.ts');
  const tokens = { userid: uid, token: 't', accessToken: `a-${uid}`, refreshToken: 'r' };
  if (uid) getTokenStore().writeMember({ uid, ...tokens });
  else getTokenStore().clearMember();
}

interface OwnList {
  readonly add: (id: string, uid: string) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
}

const history: OwnList = {
  add: async (id) => {
    const { addToHistory } = await import('../../../src/services/readingHistory.ts');
    addToHistory({ id, path: `newsDetail/12/${id}.html`, title: id, image: '', at: now++ });
  },
  list: async () => {
    const { readHistory } = await import('../../../src/screens/getUserInfo/readHistory.state.ts');
    return readHistory().map(({ id }) => id);
  },
};

const tips: OwnList = {
  add: async (id, uid) => {
    const { saveSentTip } = await import('../../../src/state/community/sentTips.ts');
    saveSentTip({ id, title: id, at: now++ }, uid);
  },
  list: async () => {
    const { $sentTips } = await import('../../../src/state/community/sentTips.ts');
    return $sentTips.get().map(({ id }) => id);
  },
};

const target = (articleId: string) => ({ articleId, source: 0, parent: null }) as const;
const IDS = ['1', '2', '3'];

const drafts: OwnList = {
  add: async (id) => {
    const { saveCommentDraft } = await import('../../../src/services/outbox/drafts.ts');
    saveCommentDraft(target(id), { text: id, pictures: [] });
  },
  list: async () => {
    const { openCommentDraft } = await import('../../../src/services/outbox/drafts.ts');
    return IDS.filter((id) => openCommentDraft(target(id)).text === id).reverse();
  },
};

describe.each([
  ['the history', history],
  ['the list of tip-offs', tips],
  ['the drafts', drafts],
])('%s', (_, { add, list }) => {
  it('of a member leaves at the logout and comes back at the next login; a guest keeps the own', async () => {
    await add('1', NO_LOGIN);
    await logIn('ann');
    await add('2', 'ann');
    expect(await list()).toEqual(['2', '1']);
    await logIn(NO_LOGIN);
    expect(await list()).toEqual(['1']);
    await logIn('bob');
    await add('3', 'bob');
    expect(await list()).toEqual(['3', '1']);
    await logIn('ann');
    expect(await list()).toEqual(['2', '1']);
  });
});

it('an article that a member reads again is in the history once', async () => {
  await history.add('1', NO_LOGIN);
  await logIn('ann');
  await history.add('1', 'ann');
  expect(await history.list()).toEqual(['1']);
});

it('a reader deletes the own history and that of readers without a login', async () => {
  await history.add('1', NO_LOGIN);
  await logIn('bob');
  await history.add('3', 'bob');
  await logIn('ann');
  await history.add('2', 'ann');
  const { clearHistory } = await import('../../../src/services/readingHistory.ts');
  clearHistory();
  expect(await history.list()).toEqual([]);
  await logIn('bob');
  expect(await history.list()).toEqual(['3']);
});

describe('a draft that was begun without a login', () => {
  const save = async (text: string) =>
    (await import('../../../src/services/outbox/drafts.ts')).saveCommentDraft(target('1'), {
      text,
      pictures: [],
    });
  const open = async () =>
    (await import('../../../src/services/outbox/drafts.ts')).openCommentDraft(target('1')).text;

  it('is the member’s who goes on with it', async () => {
    await save('begun');
    await logIn('ann');
    expect(await open()).toBe('begun');
    await save('begun and ended');
    await logIn(NO_LOGIN);
    expect(await open()).toBe('');
    await logIn('ann');
    expect(await open()).toBe('begun and ended');
  });

  it('is gone once a member has sent it', async () => {
    await save('begun');
    await logIn('ann');
    await save('');
    await logIn(NO_LOGIN);
    expect(await open()).toBe('');
  });

  it('stays while a member has another one of the same name', async () => {
    await logIn('ann');
    await save('of ann');
    await logIn(NO_LOGIN);
    await save('of a guest');
    await logIn('ann');
    expect(await open()).toBe('of ann');
    await save('');
    await logIn(NO_LOGIN);
    expect(await open()).toBe('of a guest');
  });
});

it('a comment of a member that was not sent is a draft of that member alone', async () => {
  const { openCommentDrafts, openCommentDraft } = await import(
    '../../../src/services/outbox/drafts.ts'
  );
  const { formatCommentDraftKey } = await import('../../../src/model/comment/commentDraft.ts');
  const draft = { text: '1', pictures: [] };
  await logIn('bob');
  openCommentDrafts('ann').addUnsent(formatCommentDraftKey(0, '1', '0'), { key: 'k', draft });
  expect(openCommentDraft(target('1')).text).toBe('');
  await logIn('ann');
  expect(openCommentDraft(target('1')).text).toBe('1');
});

it('a comment of a member that waits is in no list of another reader', async () => {
  const { WRITE_PREFIX } = await import('../../../src/model/outbox/writeStore.ts');
  const payload = { articleId: '1', source: 0, parentId: '0', text: '1', pictures: [] };
  const write = { key: 'k', kind: 'comment', payload, at: Date.now(), tries: 0, by: 'ann' };
  const key = `${WRITE_PREFIX}k`;
  localStorage.setItem(key, JSON.stringify(write));
  // Browsers list the keys of a storage as its properties.
  Object.assign(localStorage, { [key]: '' });
  const { $pending, drain, listPending } = await import('../../../src/services/outbox/outbox.ts');
  drain();
  expect($pending.get()).toHaveLength(1);
  expect(listPending('comment')).toEqual([]);
  // As by another page: a login in this one would begin to send the comment.
  const tokens = { userid: 'ann', token: 't', accessToken: 'a', refreshToken: 'r' };
  localStorage.setItem(STORAGE_KEYS.memberTokens, JSON.stringify({ uid: 'ann', ...tokens }));
  expect(listPending('comment')).toHaveLength(1);
});
