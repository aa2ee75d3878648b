/**
 * The state machine of the push channel (product 4.21) without a socket: it takes events and
 * returns effects. A broadcast has as many connections as readers, so all retries after a
 * server failure are spread by random delays.
 */

/** Delays in ms; tests use shorter ones. */
export interface PushTimes {
  /** Before the first attempt to reconnect; every failure makes the next delay longer. */
  readonly firstWaitMs: number;
  readonly waitFactor: number;
  readonly maxWaitMs: number;
  /** Random part of a delay, added or subtracted. */
  readonly jitter: number;
  /** A connection that lasted this long resets the delays. */
  readonly steadyMs: number;
  /** Time without a message after which a ping is sent. */
  readonly silenceMs: number;
  /** Time limit for the answer to a ping, and for opening the connection. */
  readonly answerMs: number;
  /** Connections after the page is shown again, or is online again, are spread over this time. */
  readonly returnMs: number;
}

export const PUSH_TIMES: PushTimes = {
  firstWaitMs: 4000,
  waitFactor: 1.6,
  maxWaitMs: 60_000,
  jitter: 0.5,
  steadyMs: 60_000,
  silenceMs: 60_000,
  answerMs: 60_000,
  returnMs: 1000,
};

export interface PushState {
  /** `resting`: the page is hidden or offline; `ended` is final. */
  readonly phase: 'resting' | 'waiting' | 'connecting' | 'open' | 'ended';
  readonly hidden: boolean;
  readonly online: boolean;
  /** Start of this phase, epoch ms. */
  readonly since: number;
  /** When the `wake` event is due, epoch ms; null for never. */
  readonly timerDueAt: number | null;
  /** No attempt before this time, however often the page is hidden and shown. */
  readonly notBefore: number;
  /** The delay after the next failure, before its random part. */
  readonly waitMs: number;
  /** Whether a ping was sent and not answered. */
  readonly pinged: boolean;
}

/** An event of the socket or the page; `wake`: the time `wakeAt` is reached. */
export type PushEvent =
  | 'opened'
  | 'received'
  | 'closed'
  | 'wake'
  | 'hide'
  | 'show'
  | 'offline'
  | 'online'
  | 'end';

/** `disconnect` closes the socket for good: its later messages are ignored. */
export type PushEffect = 'connect' | 'disconnect' | 'subscribe' | 'ping';

export interface PushStep {
  readonly state: PushState;
  readonly effects: readonly PushEffect[];
}

/** Creates the first state; the channel connects at once when the page is visible and online. */
export function startPush(
  page: { readonly hidden: boolean; readonly online: boolean },
  now: number,
  times: PushTimes = PUSH_TIMES,
): PushStep {
  const state: PushState = {
    ...page,
    phase: 'resting',
    since: now,
    timerDueAt: null,
    notBefore: now,
    waitMs: times.firstWaitMs,
    pinged: false,
  };
  return mayConnect(state) ? connect(state, now, times) : { state, effects: [] };
}

/**
 * Returns the state after an event and what is to be done.
 * @param random from 0 to 1: spreads the delays of many readers
 */
export function stepPush(
  state: PushState,
  event: PushEvent,
  now: number,
  random: number,
  times: PushTimes = PUSH_TIMES,
): PushStep {
  const { phase } = state;
  if (phase === 'ended') return stay(state);
  const hasSocket = phase === 'connecting' || phase === 'open';
  switch (event) {
    case 'opened':
      if (phase !== 'connecting') return stay(state);
      return {
        state: { ...state, phase: 'open', since: now, timerDueAt: now + times.silenceMs },
        effects: ['subscribe'],
      };
    case 'received':
      if (phase !== 'open') return stay(state);
      return stay({ ...state, pinged: false, timerDueAt: now + times.silenceMs });
    case 'closed':
      return hasSocket ? stay(lose(state, now, random, times)) : stay(state);
    case 'wake':
      return handleTimer(state, now, random, times);
    case 'hide':
    case 'offline': {
      const next = event === 'hide' ? { ...state, hidden: true } : { ...state, online: false };
      return {
        state: pause(next, now, times),
        effects: hasSocket ? ['disconnect'] : [],
      };
    }
    case 'show':
    case 'online': {
      const next = event === 'show' ? { ...state, hidden: false } : { ...state, online: true };
      if (phase !== 'resting' || !mayConnect(next)) return stay(next);
      const wakeAt = Math.max(next.notBefore, now + random * times.returnMs);
      return stay({ ...next, phase: 'waiting', since: now, timerDueAt: wakeAt });
    }
    case 'end':
      return {
        state: { ...state, phase: 'ended', since: now, timerDueAt: null },
        effects: hasSocket ? ['disconnect'] : [],
      };
  }
}

const stay = (state: PushState): PushStep => ({ state, effects: [] });

const mayConnect = ({ hidden, online }: PushState): boolean => online && !hidden;

function connect(state: PushState, now: number, times: PushTimes): PushStep {
  return {
    state: {
      ...state,
      phase: 'connecting',
      since: now,
      timerDueAt: now + times.answerMs,
      pinged: false,
    },
    effects: ['connect'],
  };
}

function handleTimer(state: PushState, now: number, random: number, times: PushTimes): PushStep {
  // A timer may fire early, and a message in between moves `wakeAt`.
  if (state.timerDueAt === null || now < state.timerDueAt) return stay(state);
  if (state.phase === 'waiting') return connect(state, now, times);
  if (state.phase === 'open' && !state.pinged) {
    return {
      state: { ...state, pinged: true, timerDueAt: now + times.answerMs },
      effects: ['ping'],
    };
  }
  return { state: lose(state, now, random, times), effects: ['disconnect'] };
}

/** Returns the state after a lost or failed connection: another attempt after a delay. */
function lose(state: PushState, now: number, random: number, times: PushTimes): PushState {
  const waitMs = waitAfter(state, now, times);
  const wakeAt = now + waitMs * (1 - times.jitter + 2 * times.jitter * random);
  return {
    ...state,
    phase: 'waiting',
    since: now,
    timerDueAt: wakeAt,
    notBefore: wakeAt,
    waitMs: Math.min(waitMs * times.waitFactor, times.maxWaitMs),
    pinged: false,
  };
}

/** Returns the state after the page closed the connection, which is not a failure. */
function pause(state: PushState, now: number, times: PushTimes): PushState {
  return {
    ...state,
    phase: 'resting',
    since: now,
    timerDueAt: null,
    waitMs: waitAfter(state, now, times),
    pinged: false,
  };
}

/** Opening a connection does not reset the delay: some servers accept and close it at once. */
const waitAfter = (state: PushState, now: number, times: PushTimes): number =>
  state.phase === 'open' && now - state.since >= times.steadyMs ? times.firstWaitMs : state.waitMs;
