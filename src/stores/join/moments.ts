import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import { onBack } from '../../host/visible.ts';
import { loadServerTime } from '../clock.ts';

/** Longest timer, in ms: much longer ones fire at once, and a suspended phone delays them. */
const LONGEST_SLEEP_MS = 600_000;

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
  onBack,
};

/** Notifies listeners when the server's clock reaches given timestamps. */
export interface Moments {
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
export function createMoments(clock: Clock = SERVER_CLOCK): Moments {
  let told = clock.now();
  let awaited: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    told = clock.now();
    for (const listener of listeners) listener();
  };

  const sleep = (): void => {
    clearTimeout(timer);
    const next = Math.min(...awaited.filter((moment) => moment > told));
    if (listeners.size === 0 || next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      () => look(next),
      Math.max(0, Math.min(next - clock.now(), LONGEST_SLEEP_MS)),
    );
  };

  // Timers may fire slightly early, or after a part of a long delay.
  const look = (next: number): void => {
    if (clock.now() >= next) tell();
    sleep();
  };

  const wake = (): void => {
    tell();
    sleep();
  };

  return {
    now: () => told,
    watch(moments) {
      awaited = moments.filter((moment): moment is number => moment !== null);
      sleep();
    },
    subscribe(listener) {
      const stopWatching = listeners.size === 0 ? clock.onBack(wake) : undefined;
      listeners.add(listener);
      // The device's clock is used until the server's is loaded.
      void clock.load().then(wake);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
        stopWatching?.();
      };
    },
  };
}
