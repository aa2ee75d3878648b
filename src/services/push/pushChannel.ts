import { isOnline } from '../../host/network.ts';
import {
  PUSH_TIMES,
  type PushEffect,
  type PushEvent,
  type PushStep,
  type PushTimes,
  startPush,
  stepPush,
} from '../../model/push/connection.ts';

/** The visibility and network state of a page, which decide whether it may keep a connection. */
export interface PageLifecycle {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls `listener` on changes, possibly twice for one; returns a function that stops it. */
  readonly watch: (listener: (change: PageLifecycleEvent) => void) => () => void;
}

export type PageLifecycleEvent = 'hide' | 'show' | 'offline' | 'online';

/** The state of the current page. */
const pageLifecycle: PageLifecycle = {
  isHidden: () => document.hidden,
  isOnline,
  watch: (listener) => {
    const look = () => listener(document.hidden ? 'hide' : 'show');
    const watched = [
      // A page with an open connection does not enter the back/forward cache.
      [window, 'pagehide', () => listener('hide')],
      [window, 'pageshow', look],
      [document, 'visibilitychange', look],
      [window, 'online', () => listener('online')],
      [window, 'offline', () => listener('offline')],
    ] as const;
    for (const [target, name, hear] of watched) target.addEventListener(name, hear);
    return () => {
      for (const [target, name, hear] of watched) target.removeEventListener(name, hear);
    };
  },
};

/** The environment of a channel; tests replace the clock, the page and the random numbers. */
interface PushDependencies {
  readonly connect: (url: string) => WebSocket;
  readonly page: PageLifecycle;
  /** A monotonic clock in ms. */
  readonly now: () => number;
  readonly random: () => number;
  readonly times: PushTimes;
}

interface PushEndpoint {
  readonly url: string;
  /** Sent whenever the channel has opened. */
  readonly hello: string;
  readonly ping: string;
  readonly onData: (data: unknown) => void;
  /**
   * Called when the channel opens. `late`: it was not open all the time since it was requested, so
   * messages may be missing.
   */
  readonly onOpen?: (late: boolean) => void;
}

export interface PushChannel {
  readonly close: () => void;
}

/** The close code for an invalid token; reconnecting would fail again. */
const TOKEN_REFUSED = 4401;

const PAGE_DEPENDENCIES: PushDependencies = {
  connect: (url) => new WebSocket(url),
  page: pageLifecycle,
  now: () => performance.now(),
  random: Math.random,
  times: PUSH_TIMES,
};

/** Keeps one socket, or none, according to model/push/connection.ts, until it is closed. */
export function openPushChannel(
  line: PushEndpoint,
  env: PushDependencies = PAGE_DEPENDENCIES,
): PushChannel {
  const { page, now, random, times } = env;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  let step = startPush({ hidden: page.isHidden(), online: page.isOnline() }, now(), times);
  let isLate = step.effects.length === 0;
  const unwatch = page.watch((change) => run(change));

  function run(event: PushEvent): void {
    apply(stepPush(step.state, event, now(), random(), times));
  }

  function apply(next: PushStep): void {
    step = next;
    for (const effect of next.effects) perform(effect);
    scheduleTimer();
  }

  function perform(effect: PushEffect): void {
    if (effect === 'connect') connect();
    else if (effect === 'disconnect') drop();
    else if (effect === 'ping') socket?.send(line.ping);
    else {
      socket?.send(line.hello);
      line.onOpen?.(isLate);
    }
  }

  function connect(): void {
    drop();
    try {
      const opening = env.connect(line.url);
      opening.onopen = () => run('opened');
      opening.onmessage = ({ data }) => {
        run('received');
        line.onData(data);
      };
      opening.onclose = ({ code }) => {
        drop();
        run(code === TOKEN_REFUSED ? 'end' : 'closed');
      };
      socket = opening;
    } catch {
      // The engine or the content security policy refuses the connection.
      isLate = true;
      run('closed');
    }
  }

  /** Closes the socket and removes its handlers, so that only one socket is ever active. */
  function drop(): void {
    const old = socket;
    if (!old) return;
    socket = null;
    isLate = true;
    old.onopen = null;
    old.onmessage = null;
    old.onclose = null;
    old.close();
  }

  /** Sets the one timer of all waits. An earlier timer is kept: its step sets the next one. */
  function scheduleTimer(): void {
    const { timerDueAt } = step.state;
    if (timerDueAt !== null && timerAt <= timerDueAt) return;
    clearTimeout(timer);
    timerAt = timerDueAt ?? Number.POSITIVE_INFINITY;
    if (timerDueAt !== null) timer = setTimeout(handleTimer, Math.max(0, timerDueAt - now()));
  }

  function handleTimer(): void {
    timerAt = Number.POSITIVE_INFINITY;
    run('wake');
  }

  apply(step);
  return {
    close: () => {
      unwatch();
      run('end');
    },
  };
}
