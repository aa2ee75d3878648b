import { field, parseList, parseRecord, parseText } from '../wire.ts';

/** Serialisation of one kind of draft. */
export interface DraftKind<D> {
  /** Returns the draft of a stored text; an empty one when it is malformed or expired. */
  readonly parse: (stored: string | null, now: number) => D;
  readonly format: (draft: D, now: number) => string;
  readonly isEmpty: (draft: D) => boolean;
}

/** Texts by key. `write` returns false when the text could be kept only for this page. */
export interface DraftStorage {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
}

/** A write that was not sent, turned back into a draft. */
export interface UnsentDraft<D> {
  /** The outbox key of the write. */
  readonly key: string;
  readonly draft: D;
}

export interface DraftStore<D> {
  /** Returns the draft; if it is empty, the latest unsent one, which becomes the draft. */
  readonly open: (name: string) => D;
  readonly read: (name: string) => D;
  /** Saves a draft; an empty one is removed. */
  readonly save: (name: string, draft: D) => void;
  /** Returns the unsent drafts, the latest first. */
  readonly listUnsent: (name: string) => readonly UnsentDraft<D>[];
  /** Adds an unsent draft, once per key; returns false when it could be kept only for this page. */
  readonly addUnsent: (name: string, unsent: UnsentDraft<D>) => boolean;
  /** Swaps an unsent draft with the current draft and returns it. */
  readonly swapUnsent: (name: string, key: string, draft: D) => D;
}

/** Number of unsent drafts that are kept; the oldest are dropped. */
const MAX_UNSENT = 10;

const UNSENT_PREFIX = 'unsent:';

/** Whether a key is that of unsent drafts and not of the current draft. */
export const isUnsentName = (name: string): boolean => name.startsWith(UNSENT_PREFIX);

/**
 * Creates a store for one kind of draft, which also keeps earlier unsent drafts of the same
 * key.
 */
export function createDraftStore<D>(
  { parse, format, isEmpty }: DraftKind<D>,
  storage: DraftStorage,
  now: () => number,
): DraftStore<D> {
  const read = (name: string): D => parse(storage.read(name), now());

  const save = (name: string, draft: D): boolean => {
    if (!isEmpty(draft)) return storage.write(name, format(draft, now()));
    storage.remove(name);
    return true;
  };

  const listUnsent = (name: string): UnsentDraft<D>[] =>
    parseList(storage.read(UNSENT_PREFIX + name)).flatMap((element) => {
      const wire = parseRecord(element);
      const key = parseText(field(wire, 'key'));
      const text = field(wire, 'draft');
      const draft = parse(typeof text === 'string' ? text : null, now());
      return key === '' || isEmpty(draft) ? [] : [{ key, draft }];
    });

  const saveUnsent = (name: string, list: readonly UnsentDraft<D>[]): boolean => {
    const kept = list.slice(0, MAX_UNSENT);
    const entries = kept.map(({ key, draft }) => ({ key, draft: format(draft, now()) }));
    if (entries.length > 0) {
      return storage.write(UNSENT_PREFIX + name, JSON.stringify(entries));
    }
    storage.remove(UNSENT_PREFIX + name);
    return true;
  };

  /** Whether two drafts are equal apart from blanks at the ends of texts, which are not sent. */
  const isSame = (a: D, b: D): boolean => trimTexts(a) === trimTexts(b);

  return {
    read,
    save,
    listUnsent,
    open: (name) => {
      const draft = read(name);
      const [last, ...others] = listUnsent(name);
      if (!isEmpty(draft) || !last) return draft;
      save(name, last.draft);
      saveUnsent(name, others);
      return last.draft;
    },
    addUnsent: (name, unsent) => {
      // It is the current draft already.
      if (isSame(read(name), parse(format(unsent.draft, now()), now()))) return true;
      const others = listUnsent(name).filter(({ key }) => key !== unsent.key);
      return saveUnsent(name, [unsent, ...others]);
    },
    swapUnsent: (name, key, draft) => {
      const list = listUnsent(name);
      const chosen = list.find((one) => one.key === key);
      if (!chosen) return draft;
      save(name, chosen.draft);
      saveUnsent(
        name,
        list.flatMap((one) => {
          if (one.key !== key) return [one];
          return isEmpty(draft) ? [] : [{ key, draft }];
        }),
      );
      return chosen.draft;
    },
  };
}

const trimTexts = (draft: unknown): string =>
  JSON.stringify(draft, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
