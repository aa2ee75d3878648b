import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import { onBack } from '../../host/visible.ts';
import { loadServerTime } from '../clock.ts';

/** Timers that sleep longer come at once, and those of a sleeping phone come late. */
const LONGEST_SLEEP_MS = 600_000;

/** What time it is, and who tells that it may have been slept through. */
export interface Clock {
  readonly now: () => number;
  /** Settled when `now` is as right as it gets. */
  readonly load: () => Promise<void>;
  readonly onBack: (listener: () => void) => () => void;
}

const SERVER_CLOCK: Clock = {
  now: serverNow,
  load: () => loadServerTime(readSettings()),
  onBack,
};

/** The server's clock, told when one of some moments has come. */
export interface Moments {
  /** Epoch ms by the server's clock when it was last told. */
  readonly now: () => number;
  /** The moments that matter from now on; null for one that nobody knows. */
  readonly watch: (moments: readonly (number | null)[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Tells of the moments as they come, at their very second by the server's clock: also when
 * the clock of the device is wrong, and when the phone slept through them.
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

  // Timers may come a little early, or after a part of a long way.
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
      // Until the server has told its clock the device's is all there is.
      void clock.load().then(wake);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
        stopWatching?.();
      };
    },
  };
}
