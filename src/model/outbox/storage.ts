import { type Note, parseNote, parseWrite } from './parse.ts';
import type { Write } from './types.ts';

/** Storage that all tabs share. Never throws: what is full or blocked takes nothing. */
export interface KeyedStorage {
  readonly keys: () => readonly string[];
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** One entry a write: two tabs never write over each other's. */
export const WRITE_PREFIX = 'outbox:';
/** What became of a write that another tab has made. */
export const NOTE_PREFIX = 'outboxDone:';

/** A note is read at once or never. */
const NOTE_LIFE_MS = 60_000;

export interface WriteStore {
  /** In the order in which they were made. */
  readonly list: () => readonly Write[];
  readonly find: (key: string) => Write | null;
  /** False where only this page holds it. */
  readonly put: (write: Write) => boolean;
  readonly remove: (key: string) => void;
  readonly leaveNote: (key: string, note: Note) => void;
  readonly takeNote: (key: string) => Note | null;
  readonly dropNotes: (now: number) => void;
}

export function createWriteStore(storage: KeyedStorage): WriteStore {
  /** What the storage did not take lives as long as the page. */
  const memory = new Map<string, Write>();

  const find = (key: string) => memory.get(key) ?? parseWrite(storage.get(`${WRITE_PREFIX}${key}`));

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
