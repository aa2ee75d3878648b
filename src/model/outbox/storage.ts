import { field, parseCount, parseNumber, parseRecord, parseText } from '../wire.ts';
import { type Note, parseNote } from './note.ts';
import type { Payloads, QueuedWrite, WriteRules } from './types.ts';

/** Storage that all tabs share. Never throws: what is full or blocked takes nothing. */
export interface KeyedStorage {
  readonly keys: () => readonly string[];
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** One stored entry a write, so that two tabs never overwrite each other's. */
export const WRITE_PREFIX = 'outbox:';
/** Begins the entries that say how a write ended that another tab has made. */
export const NOTE_PREFIX = 'outboxDone:';

/** A tab that waits for a note reads it at once. */
const NOTE_LIFE_MS = 60_000;

export interface WriteStore<P extends Payloads> {
  /** In the order in which they were made. */
  readonly list: () => readonly QueuedWrite<P>[];
  readonly find: (key: string) => QueuedWrite<P> | null;
  /** False where only this page holds it. */
  readonly put: (write: QueuedWrite<P>) => boolean;
  readonly remove: (key: string) => void;
  readonly leaveNote: (key: string, note: Note) => void;
  readonly takeNote: (key: string) => Note | null;
  readonly dropNotes: (now: number) => void;
}

/** More than any key has. */
const MAX_KEY = 50_000;

/** Returns a stored write; null where it is malformed or of a kind without rules. */
export function parseWrite<P extends Payloads>(
  stored: string | null,
  parse: WriteRules<P>['parse'],
): QueuedWrite<P> | null {
  const wire = parseRecord(stored);
  const key = parseText(field(wire, 'key'));
  const at = parseNumber(field(wire, 'at'));
  if (!key || key.length > MAX_KEY || at === null) return null;
  const parsed = parse(parseText(field(wire, 'kind')), parseRecord(field(wire, 'payload')));
  return (
    parsed && {
      key,
      ...parsed,
      at,
      tries: parseCount(field(wire, 'tries')),
      doubts: parseCount(field(wire, 'doubts')),
      by: parseText(field(wire, 'by')),
    }
  );
}

/** Writes and notes in the storage; writes that it did not take are kept as long as the page. */
export function createWriteStore<P extends Payloads>(
  storage: KeyedStorage,
  parse: WriteRules<P>['parse'],
): WriteStore<P> {
  const memory = new Map<string, QueuedWrite<P>>();

  const find = (key: string) =>
    memory.get(key) ?? parseWrite<P>(storage.get(`${WRITE_PREFIX}${key}`), parse);

  const keysOf = (prefix: string) =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));

  return {
    list: () => {
      const stored = keysOf(WRITE_PREFIX).filter((key) => !memory.has(key));
      const writes = stored.flatMap((key) => find(key) ?? []).concat(Array.from(memory.values()));
      return writes.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
    },
    find,
    put: (write) => {
      const text = JSON.stringify(write);
      const name = `${WRITE_PREFIX}${write.key}`;
      storage.set(name, text);
      const kept = storage.get(name) === text;
      if (kept) memory.delete(write.key);
      else memory.set(write.key, write);
      return kept;
    },
    remove: (key) => {
      memory.delete(key);
      storage.remove(`${WRITE_PREFIX}${key}`);
    },
    leaveNote: (key, note) => storage.set(`${NOTE_PREFIX}${key}`, JSON.stringify(note)),
    takeNote: (key) => {
      const name = `${NOTE_PREFIX}${key}`;
      const note = parseNote(storage.get(name));
      storage.remove(name);
      return note;
    },
    dropNotes: (now) => {
      for (const key of keysOf(NOTE_PREFIX)) {
        const age = now - (parseNote(storage.get(`${NOTE_PREFIX}${key}`))?.at ?? 0);
        if (age < 0 || age > NOTE_LIFE_MS) storage.remove(`${NOTE_PREFIX}${key}`);
      }
    },
  };
}
