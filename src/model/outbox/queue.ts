import { decideCause } from './parse.ts';
import {
  ATTEMPT_LIMIT_MS,
  DOUBTFUL_ANSWERS,
  FAILURES_A_PASS,
  KEPT_AFTER_TRIES,
  pauseAfter,
  WRITE_LIFE_MS,
} from './pauses.ts';
import { createWriteStore, type KeyedStorage } from './storage.ts';
import { isOfMember, isSame, isToggle, thingOf } from './things.ts';
import type { Attempt, Write, WriteKind, WriteOutcome, WritePayloads } from './types.ts';

/** All that a queue knows of its surroundings. */
export interface OutboxEnv {
  readonly storage: KeyedStorage;
  /** Epoch ms. */
  readonly now: () => number;
  /** A name that no other write of this device has. */
  readonly makeKey: () => string;
  /** One attempt. May take for ever: it is given up after `ATTEMPT_LIMIT_MS`. */
  readonly attempt: (write: Write) => Promise<Attempt>;
  /** One tab at a time. */
  readonly lock: <T>(run: () => Promise<T>) => Promise<T>;
  /** Runs something later; answers how to call it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly isOnline: () => boolean;
  /** The member (`uid`) who reads now; '' for nobody. */
  readonly member: () => string;
  /** `isOnlyHere` while the storage has not taken one of them: it is lost with this page. */
  readonly onChange: (pending: readonly Write[], isOnlyHere: boolean) => void;
  /** The server has answered. `late` when nobody waits for it any more. */
  readonly onSettled: (write: Write, outcome: WriteOutcome, late: boolean) => void;
  /**
   * Keeps as a draft what will not be sent after all, before it leaves the storage; false
   * where only this page holds the draft.
   */
  readonly keepDraft: (write: Write) => boolean;
  /** Too old to be sent. */
  readonly onExpired: (writes: readonly Write[]) => void;
}

export interface Outbox {
  /** Keeps a write until the server has answered; what it came to, as far as can be said soon. */
  readonly send: <K extends WriteKind>(kind: K, payload: WritePayloads[K]) => Promise<WriteOutcome>;
  /** Sends what waits. */
  readonly drain: () => Promise<void>;
  /** Another tab has changed the storage. */
  readonly hear: () => void;
  readonly list: () => readonly Write[];
}

/** An attempt that was given up: the server may have stored the write. */
const NO_ANSWER: Attempt = {
  state: 'failed',
  slow: true,
  doubtful: false,
  status: null,
  message: '',
};

type Waiter = (outcome: WriteOutcome) => void;

/**
 * Writes that hold: an entry each in a storage that all tabs share, sent one after the
 * other by one tab at a time, under a key that stays the same for all attempts, until the
 * server has answered.
 */
export function createOutbox(env: OutboxEnv): Outbox {
  const store = createWriteStore(env.storage);
  const waiting = new Map<string, Waiter[]>();
  /** Writes that only this page holds. */
  const unstored = new Set<string>();
  /** Writes that this page has made: nobody waits for them in another one. */
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

  const waitFor = (key: string) =>
    new Promise<WriteOutcome>((resolve) => {
      waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
    });

  function release(key: string, outcome: WriteOutcome): void {
    const waiters = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const tell of waiters) tell(outcome);
  }

  function settle(write: Write, outcome: WriteOutcome): void {
    if (store.find(write.key) === null) {
      // Another tab has sent it meanwhile, and has done what follows.
      store.takeNote(write.key);
      release(write.key, outcome);
      changed();
      return;
    }
    const late = !waiting.has(write.key);
    // A write that another tab has made may have its reader waiting there: what became of it
    // is written down before the write goes, or that tab would take it for done.
    if (!own.delete(write.key)) store.leaveNote(write.key, { at: env.now(), outcome });
    if (late && outcome.state === 'refused') removeAsDraft(write);
    else remove(write.key);
    env.onSettled(write, outcome, late);
    release(write.key, outcome);
    changed();
  }

  function remove(key: string): void {
    store.remove(key);
    unstored.delete(key);
  }

  function removeAsDraft(write: Write): void {
    const isStored = env.keepDraft(write);
    remove(write.key);
    // The entry of the write itself may have had the room that its draft needs.
    if (!isStored) env.keepDraft(write);
  }

  /** Those who wait for a write that another tab has sent hear what became of it. */
  function hear(): void {
    for (const key of Array.from(waiting.keys())) {
      if (store.find(key) !== null) continue;
      const note = store.takeNote(key);
      release(key, note?.outcome ?? { state: 'done', value: null });
    }
    changed();
  }

  function send<K extends WriteKind>(kind: K, payload: WritePayloads[K]): Promise<WriteOutcome> {
    const thing = thingOf({ kind, payload });
    const by = isOfMember(kind) ? env.member() : '';
    const waits = store.list();
    const before = waits.filter((write) => write.by === by && thingOf(write) === thing);
    const isUndone = (write: Write) =>
      isToggle(kind) && write.tries === 0 && !isSame(write, { payload });
    let last = before.pop();
    const undone: Write[] = [];
    for (; last && isUndone(last); last = before.pop()) undone.push(last);

    let key = last && isSame(last, { payload }) ? last.key : undefined;
    if (key === undefined) {
      key = env.makeKey();
      const newest = waits[waits.length - 1]?.at ?? 0;
      put({ key, kind, payload, at: Math.max(env.now(), newest + 1), tries: 0, by });
    }
    own.add(key);
    for (const write of undone) replace(write, key);
    const outcome = waitFor(key);
    changed();
    void drain();
    return outcome;
  }

  /** What was never sent need not be: the reader's last word counts. */
  function replace(unsent: Write, key: string): void {
    remove(unsent.key);
    own.delete(unsent.key);
    const waiters = waiting.get(unsent.key);
    waiting.delete(unsent.key);
    if (waiters) waiting.set(key, [...waiters, ...(waiting.get(key) ?? [])]);
  }

  function drain(): Promise<void> {
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
      dropSuperseded();
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
    if (failed) callOff = env.later(() => void drain(), pauseAfter(failedPasses));
    for (const write of store.list()) {
      // Not reached, or the member whose it is has gone: who waits hears that it is kept.
      if (!isTurnOf(write)) keep(write, 'login');
      else if (!tried.has(write.key)) keep(write, 'network');
    }
  }

  const isTurnOf = ({ by }: Write) => by === '' || by === env.member();

  /**
   * The next write: the first of its thing, so that a like and its cancel arrive in order;
   * of those the one that was tried least, so that one that never gets through does not
   * keep the others from it.
   */
  function findNext(tried: ReadonlySet<string>): Write | undefined {
    const things = new Set<string>();
    let next: Write | undefined;
    for (const write of store.list()) {
      const thing = `${write.by} ${thingOf(write)}`;
      if (things.has(thing)) continue;
      things.add(thing);
      const isTurn = !tried.has(write.key) && isTurnOf(write);
      if (isTurn && (next === undefined || write.tries < next.tries)) next = write;
    }
    return next;
  }

  /** False when it did not get through. */
  async function sendOne(key: string): Promise<boolean> {
    const found = store.find(key);
    if (found === null) {
      hear();
      return true;
    }
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
   * One attempt, for as long as its limit: a server, or code that is still to be fetched, may
   * never answer, and no other write of any tab is sent meanwhile.
   */
  function attemptWithLimit(write: Write): Promise<Attempt> {
    attempted = write.key;
    return new Promise((resolve) => {
      let ended = false;
      const end = (attempt: Attempt) => {
        cancelLimit();
        if (ended) return settleLate(write, attempt);
        ended = true;
        attempted = '';
        resolve(attempt);
      };
      const cancelLimit = env.later(() => end(NO_ANSWER), ATTEMPT_LIMIT_MS);
      env.attempt(write).then(end, () => end(NO_ANSWER));
    });
  }

  /** An answer after the limit counts as long as no other one has come or is awaited. */
  function settleLate(write: Write, attempt: Attempt): void {
    const isOpen = attempted !== write.key && store.find(write.key) !== null;
    if (attempt.state !== 'failed' && isOpen) settle(write, attempt);
  }

  function keep({ key }: Write, cause: 'network' | 'login' | 'server'): void {
    const why = cause === 'network' ? {} : { cause };
    release(key, { state: 'kept', ...why, ...(unstored.has(key) && { here: true }) });
  }

  /** A like and its cancel that were both written down before anybody could send them. */
  function dropSuperseded(): void {
    const latest = new Map<string, Write>();
    for (const write of store.list()) {
      const thing = `${write.by} ${thingOf(write)}`;
      const last = latest.get(thing);
      if (last && isToggle(write.kind) && last.tries === 0) replace(last, write.key);
      latest.set(thing, write);
    }
  }

  function dropExpired(): void {
    const expired = store.list().filter(({ at }) => env.now() - at > WRITE_LIFE_MS);
    for (const write of expired) {
      removeAsDraft(write);
      release(write.key, { state: 'refused', status: null, message: '' });
    }
    if (expired.length === 0) return;
    env.onExpired(expired);
    changed();
  }

  return { send, drain, hear, list: store.list };
}
