import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatCommentDraftKey } from '../../../src/model/comment/commentDraft.ts';

/** Names of texts that the storage refuses. */
let refused: RegExp;
let isAsked = false;

beforeEach(() => {
  vi.resetModules();
  refused = /^$/;
  isAsked = false;
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
    isAsked = true;
  });
  vi.stubGlobal('removeEventListener', () => {
    isAsked = false;
  });
});
afterEach(() => vi.unstubAllGlobals());

const unsent = (articleId: string) => {
  const draft = { text: `给 ${articleId}`, pictures: [] };
  return [formatCommentDraftKey(0, articleId, '0'), { key: `key of ${articleId}`, draft }] as const;
};
const target = (articleId: string) => ({ articleId, source: 0, parent: null }) as const;
const openDrafts = () => import('../../../src/services/outbox/commentDrafts.ts');

describe('the browser asks before a page is left that alone holds an unsent comment', () => {
  it('also when a later one was stored', async () => {
    const { commentDrafts } = await openDrafts();
    refused = /:1:/;
    expect(commentDrafts.addUnsent(...unsent('1'))).toBe(false);
    expect(isAsked).toBe(true);
    expect(commentDrafts.addUnsent(...unsent('2'))).toBe(true);
    expect(isAsked).toBe(true);
  });

  it('not when the storage takes it after all', async () => {
    const { commentDrafts } = await openDrafts();
    refused = /:1:/;
    commentDrafts.addUnsent(...unsent('1'));
    refused = /^$/;
    expect(commentDrafts.addUnsent(...unsent('1'))).toBe(true);
    expect(isAsked).toBe(false);
  });

  it('not once its writer has it before them again', async () => {
    const { commentDrafts, openCommentDraft } = await openDrafts();
    refused = /./;
    commentDrafts.addUnsent(...unsent('1'));
    expect(openCommentDraft(target('1')).text).toBe('给 1');
    expect(isAsked).toBe(false);
  });

  it('not for what is only being written', async () => {
    const { saveCommentDraft } = await openDrafts();
    refused = /./;
    saveCommentDraft(target('1'), { text: '开头', pictures: [] });
    expect(isAsked).toBe(false);
  });
});
