import type { Read } from '../api/calls/read.ts';
import type { Client } from '../api/client.ts';
import type { CommentDraft } from '../model/comment/commentDraft.ts';
import type { Attached } from '../model/community/attached.ts';
import type { FormDraft } from '../model/form/formDraft.ts';
import type { WrittenLocation } from '../model/form/writtenLocation.ts';
import type { Verdict } from '../model/outbox/outboxTypes.ts';
import type { WriteMark } from '../model/outbox/writeMarks.ts';
import type { Wire } from '../model/wire.ts';

/** The sender of a write, with the names of the calls' parameters. */
export interface Writer {
  /** '0' for a reader who is not logged in. */
  readonly userId: string;
  readonly userName: string;
}

/** What a call sends of a write. */
interface SentWrite<P> {
  readonly payload: P;
  /** Idempotency key. */
  readonly key: string;
  /** The member (`uid`) in whose name it was made; '' for none. */
  readonly by: string;
  /** Attempts that were begun, with this one. */
  readonly tries: number;
  /** Epoch ms of the reader's action. */
  readonly at: number;
}

/** The draft into which a write is turned back when it will not be sent. */
export type RestoredDraft =
  | { readonly of: 'comment'; readonly name: string; readonly draft: CommentDraft }
  | { readonly of: 'form'; readonly name: string; readonly draft: FormDraft };

/** What a device remembers of a write, and whether the write sets or clears it. */
interface MarkChange {
  readonly mark: WriteMark;
  readonly isSet: boolean;
}

/**
 * Everything about one kind of write. `P` is its payload, `A` what its call
 * answers. The rows are loaded with the outbox: whatever only some kinds need (calls, stores)
 * is imported on demand inside of `call` and `onStored` (decision 0040).
 *
 * The functions are declared as methods, so that rows of different payloads fit into one table.
 */
export interface WriteDescriptor<P extends object = object, A = unknown>
  extends WriteBehaviour<P, A> {
  /** Returns a stored payload; null where a needed field is missing or of another type. */
  parse(stored: Wire): P | null;
}

/** Everything about a kind of write but its payload. */
interface WriteBehaviour<P extends object, A> {
  /**
   * Returns the same text for payloads about the same thing, whose writes are sent in their
   * order. Without it two writes are about the same thing when their payloads are equal.
   */
  dedupeKey?(payload: P): string;
  /** Of two unsent writes about the same thing only the later one is sent. */
  readonly isToggle?: true;
  /** A write of a logged-in member is sent only while that member is logged in. */
  readonly isOfMember: boolean;
  /** Sends the write. */
  call(client: Client, write: SentWrite<P>, writer: Writer): Read<A>;
  /** Returns how the answer ends the write. Without it `'already'` is one, all else is `done`. */
  decideVerdict?(answer: A): Verdict;
  /** Returns what this device remembers once the write is stored. */
  markOf?(payload: P): MarkChange;
  /** Acts on a write that the server has stored. It may fail: the write is stored all the same. */
  onStored?(payload: P, answer: A, write: Pick<SentWrite<P>, 'at' | 'by'>): Promise<void>;
  /** The event of the points centre that a member's stored write is credited for. */
  readonly pointsEvent?: string;
  /** Returns the article and event for statistics of a stored write; null for none. */
  statisticsOf?(payload: P): WriteStatistics | null;
  /** Returns the draft that the payload was before; a kind without forms has none. */
  draftOf?(payload: P): RestoredDraft;
}

/** What is reported of a stored write. */
interface WriteStatistics {
  readonly event: 'comment' | 'like';
  readonly articleId: string;
}

/**
 * Returns the descriptor of writes whose payload has these fields. A stored payload keeps fields
 * that are not named here: another version of the page may have stored them.
 */
export const defineWrite = <P extends object, A>({
  fields,
  ...rules
}: WriteBehaviour<P, A> & {
  readonly fields: { readonly [N in keyof P]: FieldParser<P[N]> };
}): WriteDescriptor<P, A> => ({
  ...rules,
  parse: (stored) => {
    const payload: Record<string, unknown> = { ...stored };
    for (const name in fields) {
      const value = fields[name](stored[name]);
      if (value === undefined) return null;
      payload[name] = value;
    }
    return payload as P;
  },
});

/** Parses a field of a stored payload; undefined where it is missing or of another type. */
type FieldParser<T> = (value: unknown) => T | undefined;

/** Longer than every form allows. */
const MAX_TEXT = 50_000;
const MAX_LIST = 200;

export const text: FieldParser<string> = (value) =>
  typeof value === 'string' && value.length <= MAX_TEXT ? value : undefined;

export const flag: FieldParser<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

const isAttached = (value: unknown): value is Attached =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

const isLocation = (value: unknown): value is WrittenLocation =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const listOf =
  <T>(isElement: (value: unknown) => value is T): FieldParser<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= MAX_LIST && value.every(isElement) ? value : undefined;

export const texts = listOf((value): value is string => text(value) !== undefined);
export const attached = listOf(isAttached);

export const oneOf =
  <T>(...values: readonly T[]): FieldParser<T> =>
  (value) =>
    values.find((known) => known === value);

/** A text that older versions of the page did not store; '' then. */
export const newerText: FieldParser<string> = (value) => text(value) ?? '';

export const place: FieldParser<WrittenLocation | null> = (value) =>
  isLocation(value) ? value : null;
