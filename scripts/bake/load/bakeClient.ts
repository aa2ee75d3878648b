import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { columnsCall } from '../../../src/api/calls/columns.ts';
import { type Answer, type CallOptions, createClient } from '../../../src/api/client.ts';
import { type ApiError, ApiFailure } from '../../../src/api/errors.ts';
import { listLearnedForms } from '../../../src/api/forms/learnedForms.ts';
import { findHostPrefix } from '../../../src/api/hosts.ts';
import { type ApiCall, buildRequest, callName } from '../../../src/api/request.ts';
import { connectSession } from '../../../src/api/session/connectSession.ts';
import { joinRequests } from '../../../src/model/joinRequests.ts';
import { fail } from '../../../src/model/result.ts';
import { field, isNone, parseFlag, parseRecord } from '../../../src/model/wire.ts';
import type { Settings } from '../../../src/settings.ts';
import { fetchCall } from '../../network/fetchCall.ts';
import { AnswerRefused } from '../../network/sendHttp.ts';
import type { LeftOut } from '../bakeSummary.ts';
import { createRefusals } from '../session/refusals.ts';
import { createServerSession, DEVICE } from '../session/serverSession.ts';
import { createMemoryTokens, type SharedTokens } from '../session/sharedTokens.ts';
import { cacheAnswers } from './cacheAnswers.ts';
import { answerKey, type PageAnswers } from './pageContent.ts';
import { createThrottle, type Throttle, TOO_MANY_REQUESTS } from './throttle.ts';

/** How many requests are sent at the same time, so that the server has capacity for readers. */
const MAX_REQUESTS = 8;
const RETRY_DELAY_MS = 300;

/** Time limit in ms for usual answers, longer than a page's: no reader waits for the publisher. */
export const ANSWER_TIMEOUT_MS = 15_000;

/** Calls without which there is no page; every other call is optional. */
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

/** After so many timeouts in a row an optional call is not sent again in this run. */
const TIMEOUTS_IN_A_ROW = 5;

/** How often a request is repeated that the server answered with 429. */
const MAX_THROTTLED_TRIES = 6;

/** What is known of a page before it is baked. */
export interface PageSource {
  /** Returns the answers that the page was last made from; null when they are unknown. */
  readonly readLast: () => Promise<PageAnswers | null>;
  /** Returns those that are still current and take the place of calls; null when none are. */
  readonly readCurrent: () => Promise<PageAnswers | null>;
}

export type BakeClient = ReturnType<typeof createBakeClient>;

export interface BakeClientOptions {
  readonly fetcher?: typeof fetch;
  readonly retryDelayMs?: number;
  /** Shared with the other clients of the site; the client's own when absent. */
  readonly tokens?: SharedTokens | undefined;
  /** Receives each call that was sent: its name, and `ok` or the kind of its failure. */
  readonly onCall?: ((call: string, result: string) => void) | undefined;
}

/** What is recorded while one page is baked. */
interface PageWork {
  readonly source: PageSource;
  /** The answers that the page is made from, by `answerKey`. */
  readonly answers: Map<string, { readonly answer: Answer; readonly needed: boolean }>;
  isFetched: boolean;
  neededFailure: ApiError | null;
  isComplete: boolean;
}

/**
 * Creates the client of a run. It sends few requests at the same time, repeats a request once
 * after a network failure or a malformed answer, pauses when the server asks for it, and sends
 * the calls that several pages share once.
 */
export function createBakeClient(
  settings: Settings,
  {
    fetcher = fetchCall,
    retryDelayMs = RETRY_DELAY_MS,
    tokens = createMemoryTokens(),
    onCall = () => {},
  }: BakeClientOptions = {},
) {
  const throttle = createThrottle();
  const checked = refuseServerErrors(explainRefusals(fetcher), throttle);
  /** The forms that the server answered in this run. */
  let answeredForms: string | null = null;
  const fetchChecked = settings.curVersions > 0 ? refuseEmptyBodies(checked) : checked;
  const connection = connectSession({
    settings,
    memory: {
      read: () => answeredForms,
      write: (text) => {
        answeredForms = text;
      },
    },
    session: async () => session,
    isTokenMode: () => session.isTokenMode(),
  });
  const session = createServerSession({
    settings,
    shared: tokens,
    forms: connection.forms,
    fetcher: fetchChecked,
  });
  const client = createClient({
    settings,
    steps: [connection.prepare],
    hooks: { onStatus: connection.onStatus },
    device: () => DEVICE,
    now: Date.now,
    fetch: fetchChecked,
  });
  const { hasServerTime } = session;
  const probe = joinRequests(() => client.send(columnsCall()));
  const refusals = createRefusals({ settings, probe, hasServerTime });
  const takeTurn = pLimit(MAX_REQUESTS);
  const leftOut = new Map<string, LeftOut>();
  const timeouts = new Map<string, number>();
  const pageWork = new AsyncLocalStorage<PageWork>();

  async function attempt(call: ApiCall, options?: CallOptions): Promise<Answer> {
    const timeoutMs = Math.max(ANSWER_TIMEOUT_MS, call.timeoutMs ?? 0);
    for (let tries = 1; ; tries += 1) {
      const answer = await takeTurn(async () => {
        await throttle.ready();
        const sent = await client.send(call, { timeoutMs, ...options });
        onCall(callName(call), sent.ok ? 'ok' : sent.error.kind);
        return sent;
      });
      const isThrottled = !answer.ok && answer.error.status === TOO_MANY_REQUESTS;
      if (!isThrottled || tries === MAX_THROTTLED_TRIES) {
        return checkArticle(callName(call), answer);
      }
    }
  }

  async function sendWithRetry(call: ApiCall, options?: CallOptions): Promise<Answer> {
    const name = callName(call);
    const needed = NEEDED_CALLS.includes(name);
    const refusal = refusals.found();
    if (refusal) return fail(refusal);
    let answer: Answer;
    if (!needed && (timeouts.get(name) ?? 0) >= TIMEOUTS_IN_A_ROW) {
      answer = fail({ kind: 'timeout', message: 'timed out too often before', call: name });
    } else {
      answer = await attempt(call, options);
      if (shouldRetry(answer, needed)) {
        await pause(retryDelayMs);
        answer = await attempt(call, options);
      }
    }
    if (!needed) {
      const timedOut = !answer.ok && answer.error.kind === 'timeout';
      timeouts.set(name, timedOut ? (timeouts.get(name) ?? 0) + 1 : 0);
    }
    return refusals.check(call, answer);
  }

  function countLeftOut({ kind, call }: ApiError, reused: boolean): void {
    const counted = `${call} ${kind} ${reused}`;
    const count = (leftOut.get(counted)?.count ?? 0) + 1;
    leftOut.set(counted, { call, kind, count, reused });
  }

  const cached = cacheAnswers(sendWithRetry);
  const shared = cached.send;

  async function send(call: ApiCall, options?: CallOptions): Promise<Answer> {
    const work = pageWork.getStore();
    const needed = NEEDED_CALLS.includes(callName(call));
    if (work) return sendForPage(work, { call, needed }, options);
    const answer = await shared(call, options);
    if (!answer.ok && !needed && isFault(answer)) countLeftOut(answer.error, false);
    return answer;
  }

  async function sendForPage(
    work: PageWork,
    { call, needed }: { readonly call: ApiCall; readonly needed: boolean },
    options: CallOptions | undefined,
  ): Promise<Answer> {
    const key = answerKey(call);
    const record = (answer: Answer): Answer => {
      work.answers.set(key, { answer, needed });
      return answer;
    };
    const current = (await work.source.readCurrent())?.[key];
    if (current) return record(current);
    const answer = await shared(call, options);
    work.isFetched = true;
    // "There is none" is an answer, and so is a refusal.
    if (answer.ok || !isFault(answer)) return record(answer);
    if (needed) {
      work.neededFailure ??= answer.error;
      return answer;
    }
    work.isComplete = false;
    const last = (await work.source.readLast())?.[key];
    countLeftOut(answer.error, last?.ok ?? false);
    return last?.ok ? record(last) : answer;
  }

  return {
    ...client,
    send,
    findLists: cached.findLists,
    addLists: cached.addLists,
    /** The calls that failed without costing a page. */
    leftOut: (): LeftOut[] => [...leftOut.values()],
    /** The forms, other than the first, that the server answered: `getLiveComing=GET:liveComing`. */
    learnedForms: (): readonly string[] => listLearnedForms(answeredForms),
    /**
     * Runs the work of one page. An optional call that fails then returns the answer that the page was
     * last made from, so that no page loses a part that it had.
     */
    forPage: <T>(source: PageSource, work: () => Promise<T>): Promise<T> =>
      pageWork.run(
        { source, answers: new Map(), isFetched: false, neededFailure: null, isComplete: true },
        work,
      ),
    /**
     * Returns why the server refuses the publisher: its token, signature or cipher; null while it does
     * not. No call is sent then.
     */
    refusal: refusals.found,
    /** Returns the headers with which a file below one of the deployment's hosts is requested. */
    headersFor: async (url: string): Promise<Readonly<Record<string, string>>> => {
      const prefix = findHostPrefix(settings, url);
      if (!prefix) return {};
      const request = buildRequest(settings, DEVICE, Date.now(), { path: `${prefix}file` });
      return (await connection.prepare({ ...request, url })).headers;
    },
    /**
     * Returns the refusal of the publisher, else the first needed call that failed for the page of the
     * current `forPage`, or null.
     */
    neededFailure: (): ApiError | null =>
      refusals.found() ?? pageWork.getStore()?.neededFailure ?? null,
    /** Returns whether no optional call failed for the page of the current `forPage`. */
    isComplete: (): boolean => pageWork.getStore()?.isComplete ?? false,
    /**
     * Returns the answers of the page of the current `forPage`, `all` or those of optional calls; null
     * when no call was sent for it.
     */
    fetchedAnswers: (which: 'all' | 'optional'): PageAnswers | null => {
      const work = pageWork.getStore();
      if (!work?.isFetched) return null;
      const recorded = [...work.answers].filter(([, { needed }]) => which === 'all' || !needed);
      return Object.fromEntries(recorded.map(([key, { answer }]) => [key, answer]));
    },
  };
}

function isFault(answer: Answer): boolean {
  return !answer.ok && ['network', 'timeout', 'malformed'].includes(answer.error.kind);
}

/** Returns whether to repeat a request: no optional one after a timeout, none after HTTP 4xx. */
function shouldRetry(answer: Answer, needed: boolean): boolean {
  if (answer.ok || !isFault(answer)) return false;
  const { kind, status = 0 } = answer.error;
  if (kind === 'timeout') return needed;
  return status < 400 || status >= 500;
}

/**
 * Returns the answer, as malformed when it is neither an article nor a known form of "there is no
 * such article" (the message of a proxy, for example): that answer removes a page.
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
  return fail({
    kind: 'malformed',
    message: 'neither an article nor the answer for a missing one',
    call: name,
  });
}

/** Lets the reason for which an answer was refused be that of its call. */
function explainRefusals(fetcher: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await fetcher(input, init);
    } catch (error) {
      if (!(error instanceof AnswerRefused)) throw error;
      const call = path.posix.basename(new URL(String(input)).pathname);
      throw new ApiFailure({ kind: 'network', message: error.message, call });
    }
  };
}

/**
 * Rejects empty bodies. On older servers they mean "there is no such article" (wire 2.4);
 * servers that wrap their answers never send them, and a broken proxy must not remove pages.
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
 * Removes the bodies of server errors: read as a refusal ("there is none") they would remove a page
 * or a part of one. Answers with 429 a request that the server wants repeated after a pause, and
 * with 500 one whose pause would be too long.
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
