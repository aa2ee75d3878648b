import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatCommentDraftKey } from '../../../src/model/comment/commentDraft.ts';

/** Keys that the storage refuses to write. */
let refused: RegExp;
let hasListener = false;

beforeEach(() => {
  vi.resetModules();
  refused = /^$/;
  hasListener = false;
  const stored = new Map<string, string>();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refused.test(key)) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {
    hasListener = true;
  });
  vi.stubGlobal('removeEventListener', () => {
    hasListener = false;
  });
});
afterEach(() => vi.unstubAllGlobals());

const unsent = (articleId: string) => {
  const draft = { text: `给 ${articleId}`, pictures: [] };
  return [formatCommentDraftKey(0, articleId, '0'), { key: `key of ${articleId}`, draft }] as const;
};
const target = (articleId: string) => ({ articleId, source: 0, parent: null }) as const;
const openDrafts = () => import('../../../src/services/outbox/drafts.ts');

describe('a warning before leaving the page that has the only copy of an unsent comment', () => {
  it('is kept when a later comment is stored', async () => {
    const { commentDrafts } = await openDrafts();
    refused = /:1:/;
    expect(commentDrafts.addUnsent(...unsent('1'))).toBe(false);
    expect(hasListener).toBe(true);
    expect(commentDrafts.addUnsent(...unsent('2'))).toBe(true);
    expect(hasListener).toBe(true);
  });

  it('is removed when the comment can be stored', async () => {
    const { commentDrafts } = await openDrafts();
    refused = /:1:/;
    commentDrafts.addUnsent(...unsent('1'));
    refused = /^$/;
    expect(commentDrafts.addUnsent(...unsent('1'))).toBe(true);
    expect(hasListener).toBe(false);
  });

  it('is removed when the comment is opened in the form', async () => {
    const { commentDrafts, openCommentDraft } = await openDrafts();
    refused = /./;
    commentDrafts.addUnsent(...unsent('1'));
    expect(openCommentDraft(target('1')).text).toBe('给 1');
    expect(hasListener).toBe(false);
  });

  it('is not shown for a draft that was never submitted', async () => {
    const { saveCommentDraft } = await openDrafts();
    refused = /./;
    saveCommentDraft(target('1'), { text: '开头', pictures: [] });
    expect(hasListener).toBe(false);
  });
});
