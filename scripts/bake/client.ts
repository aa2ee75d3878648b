import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type CallOptions, type Client, createClient } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { type ApiCall, callName } from '../../src/api/request.ts';
import { fail, ok } from '../../src/model/result.ts';
import { field, isNone, parseFlag, parseRecord } from '../../src/model/wire.ts';
import type { Settings } from '../../src/settings.ts';
import { rememberAnswers } from './remember.ts';
import type { BakeState } from './state.ts';
import { createThrottle, type Throttle, TOO_MANY_REQUESTS } from './throttle.ts';
import type { LeftOut } from './types.ts';

/** Requests under way at once, so that a bake does not crowd out the origin's readers. */
const MAX_REQUESTS = 8;
const RETRY_DELAY_MS = 300;

/** Without these there is no page; the other calls only add to one. */
const NEEDED_CALLS = [
  'getConfig',
  'getColumns',
  'getColumn',
  'getArticles',
  'getArticleContent',
  'getPapers',
  'getPaperLayouts',
  'getPaperArticles',
];

/** A call that adds to a page and timed out so often in a row is not made again in this run. */
const TIMEOUTS_IN_A_ROW = 5;

/** An answer that asks for a later request is followed so often. */
const MAX_THROTTLED_TRIES = 6;

export interface BakeClient extends Client {
  /** The calls that failed without costing a page. */
  readonly leftOut: () => LeftOut[];
  /**
   * Runs the work of one page. A call that only adds to the page is then answered with its
   * last good answer when it fails, so that no page loses a part that it had.
   */
  readonly forPage: <T>(work: () => Promise<T>) => Promise<T>;
  /** A call that the page of the current `forPage` needs and that failed; null for none. */
  readonly neededFailure: () => ApiError | null;
}

export interface BakeClientOptions {
  readonly fetcher?: typeof fetch;
  readonly retryDelayMs?: number;
  /** Keeps the last good answers; without it a part that cannot be fetched is left out. */
  readonly state?: BakeState | undefined;
  readonly throttle?: Throttle;
}

/** What is collected while one page is made. */
interface PageWork {
  neededFailure: ApiError | null;
}

/**
 * The client of a run: few requests at a time, each tried a second time when the
 * network or a broken answer was to blame, and later when the server asks for a pause. What
 * several pages are made of is asked for once.
 */
export function openBakeClient(
  settings: Settings,
  {
    fetcher = globalThis.fetch,
    retryDelayMs = RETRY_DELAY_MS,
    state,
    throttle = createThrottle(),
  }: BakeClientOptions = {},
): BakeClient {
  const checked = refuseServerErrors(fetcher, throttle);
  const client = createClient({
    settings,
    device: () => 'bake',
    now: Date.now,
    fetch: settings.curVersions > 0 ? refuseEmptyBodies(checked) : checked,
  });
  const takeTurn = createTurns(MAX_REQUESTS);
  const leftOut = new Map<string, LeftOut>();
  const timeouts = new Map<string, number>();
  const pageWork = new AsyncLocalStorage<PageWork>();

  async function attempt(call: ApiCall, options?: CallOptions): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await takeTurn(async () => {
        await throttle.ready();
        return client.send(call, options);
      });
      const isThrottled = !answer.ok && answer.error.status === TOO_MANY_REQUESTS;
      if (!isThrottled || tries === MAX_THROTTLED_TRIES) {
        return checkArticle(callName(call), answer);
      }
    }
  }

  async function ask(call: ApiCall, options?: CallOptions): Promise<Answer> {
    const name = callName(call);
    const needed = NEEDED_CALLS.includes(name);
    let answer: Answer;
    if (!needed && (timeouts.get(name) ?? 0) >= TIMEOUTS_IN_A_ROW) {
      answer = fail({ kind: 'timeout', message: 'timed out too often before', call: name });
    } else {
      answer = await attempt(call, options);
      if (isWorthASecondTry(answer, needed)) {
        await pause(retryDelayMs);
        answer = await attempt(call, options);
      }
    }
    return needed ? answer : keepPart(call, answer);
  }

  /** The last good answer in place of a failure; saves a good one. Counts what failed. */
  function keepPart(call: ApiCall, answer: Answer): Answer {
    const name = callName(call);
    const timedOut = !answer.ok && answer.error.kind === 'timeout';
    timeouts.set(name, timedOut ? (timeouts.get(name) ?? 0) + 1 : 0);
    const answers = pageWork.getStore() ? state : undefined;
    const key = JSON.stringify([call.path, call.params]);
    // That there is none of something is an answer, and so is a refusal.
    if (answer.ok) answers?.saveAnswer(key, answer.value);
    else if (!isTrouble(answer)) answers?.deleteAnswer(key);
    if (answer.ok || !isTrouble(answer)) return answer;

    const saved = answers?.readAnswer(key);
    const { kind } = answer.error;
    const reused = saved !== undefined;
    const counted = `${name} ${kind} ${reused}`;
    const count = (leftOut.get(counted)?.count ?? 0) + 1;
    leftOut.set(counted, { call: name, kind, count, reused });
    return reused ? ok(saved) : answer;
  }

  const shared = rememberAnswers(ask);
  async function send(call: ApiCall, options?: CallOptions): Promise<Answer> {
    const answer = await shared(call, options);
    const work = pageWork.getStore();
    const isNeeded = NEEDED_CALLS.includes(callName(call));
    if (work && isNeeded && !answer.ok && isTrouble(answer)) work.neededFailure ??= answer.error;
    return answer;
  }

  return {
    ...client,
    send,
    leftOut: () => [...leftOut.values()],
    forPage: (work) => pageWork.run({ neededFailure: null }, work),
    neededFailure: () => pageWork.getStore()?.neededFailure ?? null,
  };
}

function isTrouble(answer: Answer): boolean {
  return !answer.ok && ['network', 'timeout', 'malformed'].includes(answer.error.kind);
}

/** Twice the wait is too much for what a page can do without; a client's error stays one. */
function isWorthASecondTry(answer: Answer, needed: boolean): boolean {
  if (answer.ok || !isTrouble(answer)) return false;
  const { kind, status = 0 } = answer.error;
  if (kind === 'timeout') return needed;
  return status < 400 || status >= 500;
}

/**
 * "There is no such article" takes a page away, so it must be said: an object that
 * is neither an article nor one of the ways to say so (a proxy's words, say) is broken.
 */
function checkArticle(name: string, answer: Answer): Answer {
  if (name !== 'getArticleContent' || !answer.ok) return answer;
  const { value } = answer;
  const wire = parseRecord(value);
  const isKnown =
    field(wire, 'fileId', 'fileID', 'articleID', 'articleId') !== undefined ||
    (isNone(value) && !Array.isArray(value)) ||
    parseFlag(wire.empty);
  if (isKnown) return answer;
  return fail({ kind: 'malformed', message: 'neither an article nor word of none', call: name });
}

/**
 * A wrapped answer is never empty. To take one for "there is no such article", as
 * older servers mean it (interop section 2), would let a broken proxy take pages away.
 */
function refuseEmptyBodies(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    const text = await response.text();
    if (response.ok && text.trim() === '') throw new Error('empty body');
    return new Response(text, { status: response.status });
  };
}

/**
 * A server error is no answer, whatever its body says: taken for a refusal ("there is none"),
 * it would cost a page or a part of one. Answers that ask for a later request have the status
 * 429; those that ask for too long a pause are server errors.
 */
function refuseServerErrors(fetcher: typeof fetch, throttle: Throttle): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    const { status, headers } = response;
    const isThrottled = throttle.note(status, headers.get('retry-after'));
    if (isThrottled) return new Response('', { status: TOO_MANY_REQUESTS });
    if (status < 500 && status !== TOO_MANY_REQUESTS) return response;
    return new Response('', { status: Math.max(status, 500) });
  };
}

/** Runs at most `limit` at a time, the others in the order in which they came. */
function createTurns(limit: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
