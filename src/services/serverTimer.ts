import { serverNow } from '../host/clock.ts';
import { onPageVisible } from '../host/pageVisibility.ts';
import { readSettings } from '../host/settings.ts';
import { loadServerTime } from './loadServerTime.ts';

/** Longest timer, in ms: much longer ones fire at once, and a suspended phone delays them. */
const TIMER_MAX_MS = 600_000;

/** A clock, with events after which timers may be late. */
export interface Clock {
  readonly now: () => number;
  /** Resolves when `now` is as exact as possible. */
  readonly load: () => Promise<void>;
  readonly onBack: (listener: () => void) => () => void;
}

const SERVER_CLOCK: Clock = {
  now: serverNow,
  load: () => loadServerTime(readSettings()),
  onBack: onPageVisible,
};

/** Notifies listeners when the server's clock reaches given timestamps. */
export interface ServerTimer {
  /** Returns the server's time of the last notification, in epoch ms. */
  readonly now: () => number;
  /** Replaces the timestamps to wait for, in epoch ms; null is ignored. */
  readonly watch: (moments: readonly (number | null)[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a timer that notifies its listeners exactly at the given timestamps by the clock of the
 * server, also when the clock of the device is wrong or the phone was suspended.
 */
export function createServerTimer(clock: Clock = SERVER_CLOCK): ServerTimer {
  let notifiedAt = clock.now();
  let awaited: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const notify = (): void => {
    notifiedAt = clock.now();
    for (const listener of listeners) listener();
  };

  const schedule = (): void => {
    clearTimeout(timer);
    const next = Math.min(...awaited.filter((moment) => moment > notifiedAt));
    if (listeners.size === 0 || next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      () => handleTimer(next),
      Math.max(0, Math.min(next - clock.now(), TIMER_MAX_MS)),
    );
  };

  // Timers may fire slightly early, or after a part of a long delay.
  const handleTimer = (next: number): void => {
    if (clock.now() >= next) notify();
    schedule();
  };

  const notifyAndSchedule = (): void => {
    notify();
    schedule();
  };

  return {
    now: () => notifiedAt,
    watch(moments) {
      awaited = moments.filter((moment): moment is number => moment !== null);
      schedule();
    },
    subscribe(listener) {
      const stopWatching = listeners.size === 0 ? clock.onBack(notifyAndSchedule) : undefined;
      listeners.add(listener);
      // The device's clock is used until the server's is loaded.
      void clock.load().then(notifyAndSchedule);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
        stopWatching?.();
      };
    },
  };
}
