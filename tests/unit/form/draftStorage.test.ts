import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Write } from '../../../src/model/outbox/types.ts';

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

const unsent = (articleId: string) =>
  ({
    key: `key of ${articleId}`,
    kind: 'comment',
    payload: { source: 0, articleId, parentId: '0', text: `给 ${articleId}`, pictures: [] },
  }) as unknown as Write<'comment'>;
const target = (articleId: string) => ({ articleId, source: 0, parent: null }) as const;
const openDrafts = () => import('../../../src/stores/drafts.ts');

describe('the browser asks before a page is left that alone holds an unsent comment', () => {
  it('also when a later one was stored', async () => {
    const { keepUnsentComment } = await openDrafts();
    refused = /:1:/;
    expect(keepUnsentComment(unsent('1'))).toBe(false);
    expect(isAsked).toBe(true);
    expect(keepUnsentComment(unsent('2'))).toBe(true);
    expect(isAsked).toBe(true);
  });

  it('not when the storage takes it after all', async () => {
    const { keepUnsentComment } = await openDrafts();
    refused = /:1:/;
    keepUnsentComment(unsent('1'));
    refused = /^$/;
    expect(keepUnsentComment(unsent('1'))).toBe(true);
    expect(isAsked).toBe(false);
  });

  it('not once its writer has it before them again', async () => {
    const { keepUnsentComment, openDraft } = await openDrafts();
    refused = /./;
    keepUnsentComment(unsent('1'));
    expect(openDraft(target('1')).text).toBe('给 1');
    expect(isAsked).toBe(false);
  });

  it('not for what is only being written', async () => {
    const { keepDraft } = await openDrafts();
    refused = /./;
    keepDraft(target('1'), { text: '开头', pictures: [] });
    expect(isAsked).toBe(false);
  });
});
