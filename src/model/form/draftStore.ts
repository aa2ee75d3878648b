import { field, parseList, parseRecord, parseText } from '../wire.ts';

/** What drafts of one kind look like. */
export interface DraftKind<D> {
  /** The draft of a stored text; an empty one where it is malformed or old. */
  readonly parse: (stored: string | null, now: number) => D;
  readonly format: (draft: D, now: number) => string;
  readonly isEmpty: (draft: D) => boolean;
}

/** Texts by name. `write` returns false where only this page holds the text. */
export interface DraftStorage {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
}

/** A write that was not sent after all, as the draft that it was before. */
export interface UnsentDraft<D> {
  /** Key of the write. */
  readonly key: string;
  readonly draft: D;
}

export interface DraftStore<D> {
  /** Returns the draft; where none was begun, the last one that was not sent. */
  readonly open: (name: string) => D;
  readonly read: (name: string) => D;
  /** Keeps a draft; an empty one is removed. */
  readonly save: (name: string, draft: D) => void;
  /** Returns what was not sent and is kept beside the draft, the last one first. */
  readonly listUnsent: (name: string) => readonly UnsentDraft<D>[];
  /** Keeps what was not sent beside the draft, once; false where only this page holds it. */
  readonly addUnsent: (name: string, unsent: UnsentDraft<D>) => boolean;
  /** Puts what was not sent in the place of the draft, which takes its place. */
  readonly swapUnsent: (name: string, key: string, draft: D) => D;
}

/** Older ones are dropped. */
const MAX_UNSENT = 10;

const UNSENT_PREFIX = 'unsent:';

/** Whether a text of this name holds what was not sent, not a draft that was begun. */
export const isUnsentName = (name: string): boolean => name.startsWith(UNSENT_PREFIX);

/** Drafts of one kind, and beside each what was written in its place earlier and not sent. */
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

  /** Whether two drafts say the same; blanks at the ends of texts are not sent. */
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
      // Its writer has it before them still.
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
