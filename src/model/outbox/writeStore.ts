import { field, parseCount, parseNumber, parseRecord, parseText } from '../wire.ts';
import type { Payloads, QueuedWrite, WriteOutcome, WriteRules } from './outboxTypes.ts';

/** Storage that all tabs share. Never throws: when it is full or blocked, `set` has no effect. */
export interface KeyedStorage {
  readonly keys: () => readonly string[];
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** Prefix of stored writes: one entry each, so that two tabs never overwrite each other's. */
export const WRITE_PREFIX = 'outbox:';
/** Prefix of the stored outcomes of writes that another tab has created. */
export const OUTCOME_NOTE_PREFIX = 'outboxDone:';

/** A waiting tab reads a note immediately, so older ones are removed. */
const NOTE_LIFE_MS = 60_000;

export interface WriteStore<P extends Payloads> {
  /** Returns the writes in the order of their creation. */
  readonly list: () => readonly QueuedWrite<P>[];
  readonly find: (key: string) => QueuedWrite<P> | null;
  /** Returns false when only this page has the write, because storage failed. */
  readonly put: (write: QueuedWrite<P>) => boolean;
  readonly remove: (key: string) => void;
  readonly leaveNote: (key: string, note: OutcomeNote) => void;
  readonly takeNote: (key: string) => OutcomeNote | null;
  readonly dropNotes: (now: number) => void;
}

/** Longer than every valid key. */
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
    leaveNote: (key, note) => storage.set(`${OUTCOME_NOTE_PREFIX}${key}`, JSON.stringify(note)),
    takeNote: (key) => {
      const name = `${OUTCOME_NOTE_PREFIX}${key}`;
      const note = parseOutcomeNote(storage.get(name));
      storage.remove(name);
      return note;
    },
    dropNotes: (now) => {
      for (const key of keysOf(OUTCOME_NOTE_PREFIX)) {
        const age = now - (parseOutcomeNote(storage.get(`${OUTCOME_NOTE_PREFIX}${key}`))?.at ?? 0);
        if (age < 0 || age > NOTE_LIFE_MS) storage.remove(`${OUTCOME_NOTE_PREFIX}${key}`);
      }
    },
  };
}

/** The outcome of a write, stored by the tab that sent it for the tab that waits for it. */
export interface OutcomeNote {
  readonly at: number;
  readonly outcome: WriteOutcome;
}

/** Returns a stored note; null where it is malformed. */
export function parseOutcomeNote(stored: string | null): OutcomeNote | null {
  const wire = parseRecord(stored);
  const outcome = parseRecord(field(wire, 'outcome'));
  const at = parseNumber(field(wire, 'at'));
  const state = parseText(field(outcome, 'state'));
  if (at === null) return null;
  if (state === 'done') return { at, outcome: { state, value: outcome.value ?? null } };
  if (state === 'already') return { at, outcome: { state } };
  if (state !== 'refused') return null;
  const status = parseNumber(field(outcome, 'status'));
  const reason = parseText(field(outcome, 'reason'));
  const formField = parseText(field(outcome, 'field'));
  return {
    at,
    outcome: {
      state,
      status,
      message: parseText(field(outcome, 'message')),
      ...(reason && { reason }),
      ...(formField && { field: formField }),
    },
  };
}
