import {
  createOutbox,
  type Outbox,
  type OutboxEnv,
} from '../../../src/model/outbox/createOutbox.ts';
import {
  ATTEMPT_LIMIT_MS,
  type Attempt,
  type WriteOutcome,
} from '../../../src/model/outbox/outboxTypes.ts';
import type { KeyedStorage } from '../../../src/model/outbox/writeStore.ts';
import { WRITE_RULES, type Write, type WritePayloads } from '../../../src/writes/writeTable.ts';

/** A storage for tests: its entries, and whether it is blocked. */
export interface FakeStorage extends KeyedStorage {
  readonly entries: Map<string, string>;
  blocked: boolean;
}

export function makeStorage(): FakeStorage {
  const entries = new Map<string, string>();
  const storage: FakeStorage = {
    entries,
    blocked: false,
    keys: () => (storage.blocked ? [] : Array.from(entries.keys())),
    get: (key) => (storage.blocked ? null : (entries.get(key) ?? null)),
    set: (key, value) => {
      if (!storage.blocked) entries.set(key, value);
    },
    remove: (key) => {
      if (!storage.blocked) entries.delete(key);
    },
  };
  return storage;
}

export const DONE: Attempt = { state: 'done', value: null };
export const ALREADY: Attempt = { state: 'already' };
export const FAILED: Attempt = {
  state: 'failed',
  slow: false,
  doubtful: false,
  status: null,
  message: '',
};
/** A failure whose status is not about the write itself. */
export const failedWith = (status: number): Attempt => ({
  state: 'failed',
  slow: false,
  doubtful: false,
  status,
  message: '',
});
export const SLOW: Attempt = { ...FAILED, slow: true };
export const DOWN: Attempt = { ...FAILED, doubtful: true, status: -1, message: 'down' };
export const refused = (message: string, status: number | null = null): Attempt => ({
  state: 'refused',
  status,
  message,
});

export interface Settled {
  readonly write: Write;
  readonly outcome: WriteOutcome;
  readonly late: boolean;
}

/** One page with a queue; the test controls the time and the answers. */
export interface Page {
  readonly outbox: Outbox<WritePayloads>;
  readonly attempts: Write[];
  readonly settled: Settled[];
  readonly expired: Write[];
  /** The writes that were kept as drafts. */
  readonly drafts: Write[];
  /** Whether a write would be lost with this page. */
  isOnlyHere: boolean;
  pending: readonly Write[];
  online: boolean;
  member: string;
  now: number;
  /** The outcomes of the next attempts; the last one repeats. */
  answers: Attempt[];
  /** Runs the scheduled function without its pause. */
  tick: () => Promise<void>;
  /** Runs the limit of every attempt that is still without an answer. */
  readonly passLimit: () => Promise<void>;
  /** The requested pauses, ms. */
  readonly pauses: number[];
}

let keys = 0;

export function openPage(
  storage: KeyedStorage = makeStorage(),
  env: Partial<OutboxEnv<WritePayloads>> = {},
): Page {
  let later: (() => unknown) | undefined;
  const limits = new Set<() => void>();
  let lastAnswer: Attempt = DONE;
  const page: Page = {
    attempts: [],
    settled: [],
    expired: [],
    drafts: [],
    isOnlyHere: false,
    pending: [],
    online: true,
    member: '',
    now: 1_800_000_000_000,
    answers: [],
    pauses: [],
    tick: async () => {
      // Lets the current pass end first.
      await new Promise((resolve) => setTimeout(resolve));
      const run = later;
      later = undefined;
      if (run) await run();
      else await page.outbox.drain();
    },
    passLimit: async () => {
      // Lets the current pass start its attempt; the second wait lets its callers continue.
      await new Promise((resolve) => setTimeout(resolve));
      for (const run of Array.from(limits)) run();
      await new Promise((resolve) => setTimeout(resolve));
    },
    outbox: createOutbox<WritePayloads>({
      rules: WRITE_RULES,
      storage,
      now: () => page.now,
      makeKey: () => `key-${++keys}`,
      attempt: async (write) => {
        page.attempts.push(write);
        lastAnswer = page.answers.shift() ?? lastAnswer;
        return lastAnswer;
      },
      lock: (run) => run(),
      later: (run, ms) => {
        if (ms === ATTEMPT_LIMIT_MS) {
          limits.add(run);
          return () => limits.delete(run);
        }
        page.pauses.push(ms);
        later = run;
        return () => {
          later = undefined;
        };
      },
      isOnline: () => page.online,
      member: () => page.member,
      onChange: (pending, isOnlyHere) => {
        page.pending = pending;
        page.isOnlyHere = isOnlyHere;
      },
      keepDraft: (write) => {
        page.drafts.push(write);
        return true;
      },
      onSettled: (write, outcome, late) => page.settled.push({ write, outcome, late }),
      onExpired: (writes) => page.expired.push(...writes),
      ...env,
    }),
  };
  return page;
}
