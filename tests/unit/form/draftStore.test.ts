import { describe, expect, it } from 'vitest';
import {
  type CommentDraft,
  formatCommentDraft,
  isEmptyComment,
  NO_COMMENT_DRAFT,
  parseCommentDraft,
} from '../../../src/model/comment/commentDraft.ts';
import { createDraftStore } from '../../../src/model/form/draftStore.ts';

const NOW = 1_800_000_000_000;
const NAME = 'draft:0:345:0';
const draft = (text: string): CommentDraft => ({ text, pictures: [] });
const unsent = (text: string) => ({ key: `key of ${text}`, draft: draft(text) });

function openStore(entries = new Map<string, string>()) {
  const storage = {
    read: (name: string) => entries.get(name) ?? null,
    write: (name: string, text: string) => {
      entries.set(name, text);
      return true;
    },
    remove: (name: string) => void entries.delete(name),
  };
  const kind = { parse: parseCommentDraft, format: formatCommentDraft, isEmpty: isEmptyComment };
  return createDraftStore(kind, storage, () => NOW);
}

describe('an unsent comment', () => {
  it('becomes the draft if there is none', () => {
    const store = openStore();
    store.addUnsent(NAME, unsent('旧'));
    expect(store.open(NAME)).toEqual(draft('旧'));
    expect(store.read(NAME)).toEqual(draft('旧'));
    expect(store.listUnsent(NAME)).toEqual([]);
  });

  it('is kept together with a newer draft', () => {
    const store = openStore();
    store.save(NAME, draft('新'));
    store.addUnsent(NAME, unsent('旧'));
    expect(store.open(NAME)).toEqual(draft('新'));
    expect(store.listUnsent(NAME)).toEqual([unsent('旧')]);
    // The open form still saves its text as the draft.
    store.save(NAME, draft('新的'));
    expect(store.listUnsent(NAME)).toEqual([unsent('旧')]);
  });

  it('is swapped with the draft', () => {
    const store = openStore();
    store.save(NAME, draft('新'));
    store.addUnsent(NAME, unsent('旧'));
    expect(store.swapUnsent(NAME, 'key of 旧', draft('新'))).toEqual(draft('旧'));
    expect(store.read(NAME)).toEqual(draft('旧'));
    expect(store.listUnsent(NAME)).toEqual([{ key: 'key of 旧', draft: draft('新') }]);
    expect(store.swapUnsent(NAME, 'key of 旧', NO_COMMENT_DRAFT)).toEqual(draft('新'));
    expect(store.listUnsent(NAME)).toEqual([]);
  });

  it('is kept once when it is added twice', () => {
    const store = openStore();
    store.save(NAME, draft('新'));
    store.addUnsent(NAME, unsent('旧'));
    store.addUnsent(NAME, unsent('旧'));
    expect(store.listUnsent(NAME)).toHaveLength(1);
  });

  it('is not kept if the draft has the same text', () => {
    const store = openStore();
    store.save(NAME, draft('旧 '));
    store.addUnsent(NAME, unsent('旧'));
    expect(store.listUnsent(NAME)).toEqual([]);
  });

  it('is kept among the last ten', () => {
    const store = openStore();
    store.save(NAME, draft('新'));
    for (let n = 0; n < 12; n += 1) store.addUnsent(NAME, unsent(`第${n}条`));
    const texts = store.listUnsent(NAME).map((one) => one.draft.text);
    expect(texts).toHaveLength(10);
    expect(texts[0]).toBe('第11条');
  });

  it.each(['', 'x', '{}', '[1,null,{}]', '[{"key":"a","draft":{}}]', '[{"draft":"{}"}]'])(
    'is not read from the stored text %s',
    (stored) => {
      const store = openStore(new Map([[`unsent:${NAME}`, stored]]));
      expect(store.listUnsent(NAME)).toEqual([]);
      expect(store.open(NAME)).toEqual(NO_COMMENT_DRAFT);
    },
  );
});
