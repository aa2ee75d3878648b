import { decideCause } from './decideAttempt.ts';
import {
  ATTEMPT_LIMIT_MS,
  type Attempt,
  DOUBTFUL_ANSWERS,
  FAILURES_A_PASS,
  KEPT_AFTER_TRIES,
  type KindOf,
  type Payloads,
  pauseAfter,
  type QueuedWrite,
  WRITE_LIFE_MS,
  type WriteOutcome,
  type WriteRules,
} from './outboxTypes.ts';
import { compareWrite, findNextWrite, listSuperseded } from './writeOrder.ts';
import { createWriteStore, type KeyedStorage } from './writeStore.ts';

/** The callers that wait for the outcomes of writes, by the keys of these. */
function createWaiters() {
  const waiting = new Map<string, ((outcome: WriteOutcome) => void)[]>();
  return {
    keys: (): readonly string[] => Array.from(waiting.keys()),
    has: (key: string): boolean => waiting.has(key),
    waitFor: (key: string): Promise<WriteOutcome> =>
      new Promise((resolve) => {
        waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
      }),
    release: (key: string, outcome: WriteOutcome): void => {
      const waiters = waiting.get(key) ?? [];
      waiting.delete(key);
      for (const resolve of waiters) resolve(outcome);
    },
    /** Lets those that wait for one write wait for another. */
    move: (from: string, to: string): void => {
      const waiters = waiting.get(from);
      waiting.delete(from);
      if (waiters) waiting.set(to, [...waiters, ...(waiting.get(to) ?? [])]);
    },
  };
}

/** The surroundings of a queue, which tests replace. */
export interface OutboxEnv<P extends Payloads> {
  readonly rules: WriteRules<P>;
  readonly storage: KeyedStorage;
  /** Epoch ms. */
  readonly now: () => number;
  /** Returns a name that no other write of this device has. */
  readonly makeKey: () => string;
  /** One attempt. It may never end: the queue abandons it after `ATTEMPT_LIMIT_MS`. */
  readonly attempt: (write: QueuedWrite<P>) => Promise<Attempt>;
  /** Runs in one tab at a time. */
  readonly lock: <T>(run: () => Promise<T>) => Promise<T>;
  /** Runs something later; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly isOnline: () => boolean;
  /** Returns the member (`uid`) who is logged in; '' for none. */
  readonly member: () => string;
  /** `isOnlyHere` while the storage has not taken one of them: it is lost with this page. */
  readonly onChange: (pending: readonly QueuedWrite<P>[], isOnlyHere: boolean) => void;
  /** The server has answered. `late`: no caller of `send` waits for it any more. */
  readonly onSettled: (write: QueuedWrite<P>, outcome: WriteOutcome, late: boolean) => void;
  /**
   * Saves a write that will not be sent as a draft, before it leaves the storage; false where
   * only this page holds the draft.
   */
  readonly keepDraft: (write: QueuedWrite<P>) => boolean;
  /** Too old to be sent. */
  readonly onExpired: (writes: readonly QueuedWrite<P>[]) => void;
}

export interface Outbox<P extends Payloads> {
  /**
   * Keeps a write until the server has answered. Resolves with the outcome, or with `kept`
   * after a few attempts without one.
   */
  readonly send: <K extends KindOf<P>>(kind: K, payload: P[K]) => Promise<WriteOutcome>;
  /**
   * Sends what waits, for when it may get through now. An attempt that is under way may still fail
   * from before: the pause after it is the shortest.
   */
  readonly drain: () => Promise<void>;
  /** Ends the waiting for writes that another tab has sent; for when it has changed the storage. */
  readonly syncWithStorage: () => void;
  readonly list: () => readonly QueuedWrite<P>[];
}

/** An attempt that was abandoned: the server may have stored the write. */
const NO_ANSWER: Attempt = {
  state: 'failed',
  slow: true,
  doubtful: false,
  status: null,
  message: '',
};

/**
 * Returns a queue of writes: each is an entry in a storage that all tabs share, and is sent
 * by one tab at a time, one after the other, under a key that stays the same for all
 * attempts, until the server has answered.
 */
export function createOutbox<P extends Payloads>(env: OutboxEnv<P>): Outbox<P> {
  type Write = QueuedWrite<P>;
  const { rules } = env;
  const store = createWriteStore(env.storage, rules.parse);
  const waiters = createWaiters();
  /** Writes that only this page holds. */
  const unstored = new Set<string>();
  /** Writes that this page has made: no other page waits for them. */
  const own = new Set<string>();
  let pass = Promise.resolve();
  let busy = false;
  let callOff: (() => void) | undefined;
  let failedPasses = 0;
  /** Key of the write whose attempt is under way; '' between attempts. */
  let attempted = '';

  const changed = () => env.onChange(store.list(), unstored.size > 0);

  const put = (write: Write) => {
    if (store.put(write)) unstored.delete(write.key);
    else unstored.add(write.key);
  };

  function settle(write: Write, outcome: WriteOutcome): void {
    if (store.find(write.key) === null) {
      // Another tab has sent it meanwhile, and has acted on the outcome.
      store.takeNote(write.key);
      waiters.release(write.key, outcome);
      changed();
      return;
    }
    const late = !waiters.has(write.key);
    // The tab that has made the write may wait for it: the note is stored before the write is
    // removed, because that tab takes a write without entry and note for done.
    if (!own.delete(write.key)) store.leaveNote(write.key, { at: env.now(), outcome });
    if (late && outcome.state === 'refused') removeAsDraft(write);
    else remove(write.key);
    env.onSettled(write, outcome, late);
    waiters.release(write.key, outcome);
    changed();
  }

  function remove(key: string): void {
    store.remove(key);
    unstored.delete(key);
  }

  function removeAsDraft(write: Write): void {
    const isStored = env.keepDraft(write);
    remove(write.key);
    // A full storage may have room for the draft now that the write is removed.
    if (!isStored) env.keepDraft(write);
  }

  function syncWithStorage(): void {
    for (const key of waiters.keys()) {
      if (store.find(key) !== null) continue;
      const note = store.takeNote(key);
      waiters.release(key, note?.outcome ?? { state: 'done', value: null });
    }
    changed();
  }

  function send<K extends KindOf<P>>(kind: K, payload: P[K]): Promise<WriteOutcome> {
    const by = rules.isOfMember(kind) ? env.member() : '';
    const waits = store.list();
    const { same, undone } = compareWrite(rules, waits, { kind, payload, by });
    let key = same?.key;
    if (key === undefined) {
      key = env.makeKey();
      const newest = waits[waits.length - 1]?.at ?? 0;
      put({ key, kind, payload, at: Math.max(env.now(), newest + 1), tries: 0, by });
    }
    own.add(key);
    for (const write of undone) replace(write, key);
    const outcome = waiters.waitFor(key);
    changed();
    void startPass();
    return outcome;
  }

  /** Drops a write that was never sent and that a later one undoes. */
  function replace(unsent: Write, key: string): void {
    remove(unsent.key);
    own.delete(unsent.key);
    waiters.move(unsent.key, key);
  }

  function drain(): Promise<void> {
    failedPasses = 0;
    return startPass();
  }

  function startPass(): Promise<void> {
    if (!busy) pass = runPass();
    return pass;
  }

  async function runPass(): Promise<void> {
    busy = true;
    callOff?.();
    const tried = new Set<string>();
    let failures = 0;
    let failedInRow = 0;
    try {
      dropExpired();
      for (const [unsent, later] of listSuperseded(rules, store.list())) replace(unsent, later.key);
      store.dropNotes(env.now());
      // Those that come meanwhile included: no pause between the last look and the end.
      for (let next = findNext(tried); next !== undefined; next = findNext(tried)) {
        const { key } = next;
        tried.add(key);
        const through = await env.lock(() => sendOne(key));
        failedInRow = through ? 0 : failedInRow + 1;
        if (through) continue;
        failures += 1;
        if (failedInRow >= FAILURES_A_PASS || !env.isOnline()) break;
      }
    } finally {
      endPass(tried, failures > 0);
    }
  }

  function endPass(tried: ReadonlySet<string>, failed: boolean): void {
    busy = false;
    failedPasses = failed ? failedPasses + 1 : 0;
    if (failed) callOff = env.later(startPass, pauseAfter(failedPasses));
    for (const write of store.list()) {
      // Not reached, or its member is logged out: a caller that waits gets `kept`.
      if (!isTurnOf(write)) keep(write, 'login');
      else if (!tried.has(write.key)) keep(write, 'network');
    }
  }

  const isTurnOf = ({ by }: Write) => by === '' || by === env.member();

  const findNext = (tried: ReadonlySet<string>) =>
    findNextWrite(rules, store.list(), (write) => !tried.has(write.key) && isTurnOf(write));

  /** False when it did not get through. */
  async function sendOne(key: string): Promise<boolean> {
    const found = store.find(key);
    if (found === null) {
      syncWithStorage();
      return true;
    }
    // Its member may have been logged out during the wait for the lock.
    if (!isTurnOf(found)) return true;
    const write = { ...found, tries: found.tries + 1 };
    put(write);
    const attempt = await attemptWithLimit(write);
    if (attempt.state !== 'failed') {
      settle(write, attempt);
      return true;
    }
    // Another tab has sent it meanwhile.
    if (store.find(key) === null) return true;
    const { slow, doubtful, status, message } = attempt;
    const cause = decideCause(status);
    if (doubtful) {
      const doubts = (write.doubts ?? 0) + 1;
      if (doubts >= DOUBTFUL_ANSWERS) {
        settle(write, { state: 'refused', status, message });
        return true;
      }
      put({ ...write, doubts });
    }
    if (slow || write.tries >= KEPT_AFTER_TRIES || !env.isOnline()) {
      keep(write, cause);
    }
    changed();
    return false;
  }

  /**
   * Makes one attempt and ends it at its limit: a server, or a chunk that has to be loaded, may
   * never answer, and no other write of any tab is sent meanwhile.
   */
  function attemptWithLimit(write: Write): Promise<Attempt> {
    attempted = write.key;
    return new Promise((resolve) => {
      let ended = false;
      const end = (attempt: Attempt) => {
        cancelLimit();
        if (ended) return settleAfterLimit(write, attempt);
        ended = true;
        attempted = '';
        resolve(attempt);
      };
      const cancelLimit = env.later(() => end(NO_ANSWER), ATTEMPT_LIMIT_MS);
      env.attempt(write).then(end, () => end(NO_ANSWER));
    });
  }

  /** Accepts an answer after the limit, unless another one has come or is awaited. */
  function settleAfterLimit(write: Write, attempt: Attempt): void {
    const isOpen = attempted !== write.key && store.find(write.key) !== null;
    if (attempt.state !== 'failed' && isOpen) settle(write, attempt);
  }

  function keep({ key }: Write, cause: 'network' | 'login' | 'server'): void {
    const why = cause === 'network' ? {} : { cause };
    waiters.release(key, { state: 'kept', ...why, ...(unstored.has(key) && { here: true }) });
  }

  function dropExpired(): void {
    const expired = store.list().filter(({ at }) => env.now() - at > WRITE_LIFE_MS);
    for (const write of expired) {
      removeAsDraft(write);
      waiters.release(write.key, { state: 'refused', status: null, message: '' });
    }
    if (expired.length === 0) return;
    env.onExpired(expired);
    changed();
  }

  return { send, drain, syncWithStorage, list: store.list };
}
