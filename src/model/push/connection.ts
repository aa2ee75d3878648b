/**
 * The rules of the push channel (product 4.21) without a socket: what happened goes in,
 * what is to be done comes out. A broadcast has as many channels as readers, so all that
 * they do after the server was away is spread by chance.
 */

/** Waits in ms; the tests have shorter ones. */
export interface PushTimes {
  /** Before the first try to reconnect; each one that fails makes the next wait longer. */
  readonly firstWaitMs: number;
  readonly waitFactor: number;
  readonly maxWaitMs: number;
  /** Part of a wait that chance adds or takes. */
  readonly jitter: number;
  /** A connection that lasted so long was a good one: the waits begin anew. */
  readonly steadyMs: number;
  /** Without a word from the server it is asked for one. */
  readonly silenceMs: number;
  /** Without its answer, or without the channel being open at all, it is given up. */
  readonly answerMs: number;
  /** Readers who come back, or whose network does, come within this time. */
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
  /** `resting`: the page is hidden or has no network; `ended` is for good. */
  readonly phase: 'resting' | 'waiting' | 'connecting' | 'open' | 'ended';
  readonly hidden: boolean;
  readonly online: boolean;
  /** When this phase began. */
  readonly since: number;
  /** When there is something to do even if nothing happens. */
  readonly wakeAt: number | null;
  /** Not to be tried again before, however often the page comes and goes. */
  readonly notBefore: number;
  /** The wait after the next failure, before chance. */
  readonly waitMs: number;
  /** The server was asked for a sign of life. */
  readonly pinged: boolean;
}

/** What happened: to the socket, to the page, or `wake`: the time came. */
export type PushEvent =
  | 'opened'
  | 'heard'
  | 'closed'
  | 'wake'
  | 'hide'
  | 'show'
  | 'offline'
  | 'online'
  | 'end';

/** `disconnect` drops the socket for good: what it still says is not heard. */
export type PushEffect = 'connect' | 'disconnect' | 'subscribe' | 'ping';

export interface PushStep {
  readonly state: PushState;
  readonly effects: readonly PushEffect[];
}

/** A channel at its start: it connects at once when the page is seen and has a network. */
export function startPush(
  page: { readonly hidden: boolean; readonly online: boolean },
  now: number,
  times: PushTimes = PUSH_TIMES,
): PushStep {
  const state: PushState = {
    ...page,
    phase: 'resting',
    since: now,
    wakeAt: null,
    notBefore: now,
    waitMs: times.firstWaitMs,
    pinged: false,
  };
  return mayConnect(state) ? connect(state, now, times) : { state, effects: [] };
}

/** @param random from 0 to 1: spreads the waits of many readers */
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
        state: { ...state, phase: 'open', since: now, wakeAt: now + times.silenceMs },
        effects: ['subscribe'],
      };
    case 'heard':
      if (phase !== 'open') return stay(state);
      return stay({ ...state, pinged: false, wakeAt: now + times.silenceMs });
    case 'closed':
      return hasSocket ? stay(lose(state, now, random, times)) : stay(state);
    case 'wake':
      return wake(state, now, random, times);
    case 'hide':
    case 'offline': {
      const next = event === 'hide' ? { ...state, hidden: true } : { ...state, online: false };
      return {
        state: rest(next, now, times),
        effects: hasSocket ? ['disconnect'] : [],
      };
    }
    case 'show':
    case 'online': {
      const next = event === 'show' ? { ...state, hidden: false } : { ...state, online: true };
      if (phase !== 'resting' || !mayConnect(next)) return stay(next);
      const wakeAt = Math.max(next.notBefore, now + random * times.returnMs);
      return stay({ ...next, phase: 'waiting', since: now, wakeAt });
    }
    case 'end':
      return {
        state: { ...state, phase: 'ended', since: now, wakeAt: null },
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
      wakeAt: now + times.answerMs,
      pinged: false,
    },
    effects: ['connect'],
  };
}

function wake(state: PushState, now: number, random: number, times: PushTimes): PushStep {
  // A timer may be early: what was heard in between has moved the moment.
  if (state.wakeAt === null || now < state.wakeAt) return stay(state);
  if (state.phase === 'waiting') return connect(state, now, times);
  if (state.phase === 'open' && !state.pinged) {
    return {
      state: { ...state, pinged: true, wakeAt: now + times.answerMs },
      effects: ['ping'],
    };
  }
  return { state: lose(state, now, random, times), effects: ['disconnect'] };
}

/** The connection is gone, or never was: tried again after a wait. */
function lose(state: PushState, now: number, random: number, times: PushTimes): PushState {
  const waitMs = waitAfter(state, now, times);
  const wakeAt = now + waitMs * (1 - times.jitter + 2 * times.jitter * random);
  return {
    ...state,
    phase: 'waiting',
    since: now,
    wakeAt,
    notBefore: wakeAt,
    waitMs: Math.min(waitMs * times.waitFactor, times.maxWaitMs),
    pinged: false,
  };
}

/** Dropped by the page itself, which is no failure of the server's. */
function rest(state: PushState, now: number, times: PushTimes): PushState {
  return {
    ...state,
    phase: 'resting',
    since: now,
    wakeAt: null,
    waitMs: waitAfter(state, now, times),
    pinged: false,
  };
}

/** A connection that is merely opened proves nothing: some servers take it and close. */
const waitAfter = (state: PushState, now: number, times: PushTimes): number =>
  state.phase === 'open' && now - state.since >= times.steadyMs ? times.firstWaitMs : state.waitMs;
