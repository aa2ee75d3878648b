import {
  PUSH_TIMES,
  type PushEffect,
  type PushEvent,
  type PushStep,
  type PushTimes,
  startPush,
  stepPush,
} from '../../model/push/connection.ts';
import { type PageLife, pageLife } from './pageLife.ts';

/** What stands around a channel; tests have another clock, page and chance. */
export interface PushEnv {
  readonly connect: (url: string) => WebSocket;
  readonly page: PageLife;
  /** A clock in ms that only goes forward. */
  readonly now: () => number;
  readonly random: () => number;
  readonly times: PushTimes;
}

export interface PushLine {
  readonly url: string;
  /** Sent whenever the channel has opened. */
  readonly hello: string;
  readonly ping: string;
  readonly onData: (data: unknown) => void;
  /** The channel is open; `late`: not since it was asked for, so that something may be missed. */
  readonly onOpen?: (late: boolean) => void;
}

export interface PushChannel {
  readonly close: () => void;
}

/** The close code for a token that is not right: it will not be better the next time. */
const TOKEN_REFUSED = 4401;

const PAGE_ENV: PushEnv = {
  connect: (url) => new WebSocket(url),
  page: pageLife,
  now: () => performance.now(),
  random: Math.random,
  times: PUSH_TIMES,
};

/** Holds one socket, or none, as the rules say (model/push/connection.ts), until it is closed. */
export function openChannel(line: PushLine, env: PushEnv = PAGE_ENV): PushChannel {
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
    arm();
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
      // The engine or the page's policy does not let it be opened.
      isLate = true;
      run('closed');
    }
  }

  /** What the old socket still says is not heard: there are never two. */
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

  /** One timer for all waits. One that is early is left: it looks at the clock and goes on. */
  function arm(): void {
    const { wakeAt } = step.state;
    if (wakeAt !== null && timerAt <= wakeAt) return;
    clearTimeout(timer);
    timerAt = wakeAt ?? Number.POSITIVE_INFINITY;
    if (wakeAt !== null) timer = setTimeout(ring, Math.max(0, wakeAt - now()));
  }

  function ring(): void {
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
