import { fail, type Result } from '../model/result.ts';
import type { Settings } from '../settings.ts';
import type { CallForm } from './callPath.ts';
import { parseEnvelope } from './envelope.ts';
import { type ApiError, ApiFailure } from './errors.ts';
import {
  type ApiCall,
  type ApiRequest,
  buildRequest,
  callName,
  type RequestStep,
} from './request.ts';
import { type RawAnswer, sendRequest } from './send.ts';
import { TIMEOUT_MS } from './timeouts.ts';

export type Answer = Result<unknown, ApiError>;

export interface Hooks {
  /**
   * Called for every failure with a status of the server (10111, 1004, ...: product 8.1) or of
   * HTTP, with the sent request. May return another answer, for instance that of `retry()` after a
   * token refresh (product 4.18), or that of another form of the call; failures of the retry are
   * not reported.
   */
  readonly onStatus?: (
    error: ApiError,
    retry: (form?: CallForm) => Promise<Answer>,
    request: ApiRequest,
  ) => Promise<Answer | undefined> | undefined;
  /** Called for every request without an answer: a network failure, or a timeout. */
  readonly onSilence?: (error: ApiError, call: ApiCall) => void;
}

/** Environment of a client, which has no other state outside itself. */
export interface ClientEnv {
  readonly settings: Settings;
  readonly device: () => string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly fetch?: typeof fetch;
  readonly hooks?: Hooks;
  /** Called when the site's configuration asks for tokens. Never rejects. */
  readonly requireTokens?: () => Promise<void>;
  /**
   * Steps of deployments with sessions that extend a request, in order
   * (api/session/session.ts).
   */
  readonly steps?: readonly RequestStep[];
  /**
   * Returns the answer to a request that the page's inline script has started (`takePreloaded`), or
   * undefined when there is none.
   */
  readonly preloaded?: (request: ApiRequest) => Promise<RawAnswer | undefined>;
}

export interface CallOptions {
  /** Cancels only this call. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Replaces `fetch`: uploads report their progress. */
  readonly fetch?: typeof fetch | undefined;
}

export interface Client {
  readonly settings: Settings;
  readonly device: () => string;
  readonly requireTokens?: (() => Promise<void>) | undefined;
  /** Sends a call and returns its payload without the envelope. Never rejects. */
  readonly send: (call: ApiCall, options?: CallOptions) => Promise<Answer>;
  /** Cancels all running calls of this client but those that continue after the page is closed. */
  readonly cancelAll: () => void;
  /** Returns a client for calls that are cancelled together, such as those of one list. */
  readonly group: () => Client;
}

export function createClient(env: ClientEnv): Client {
  const running = new Set<() => void>();
  /** Number of calls of `cancelAll`. */
  let cancelled = 0;

  function attempt(
    call: ApiCall,
    { signal, timeoutMs, fetch: fetcher }: CallOptions,
    onSend?: (request: ApiRequest) => void,
  ): Promise<Answer> {
    return new Promise((resolve) => {
      const limitMs =
        timeoutMs ?? call.timeoutMs ?? (call.multipart ? TIMEOUT_MS.wrapper : TIMEOUT_MS.short);
      const controller = new AbortController();
      const finish = (answer: Answer) => {
        clearTimeout(timer);
        running.delete(cancelInBulk);
        signal?.removeEventListener('abort', cancel);
        resolve(answer);
      };
      const stop = (kind: ApiError['kind'], message: string) => {
        finish(failure(kind, message, call));
        controller.abort();
      };
      const cancel = () => stop('cancelled', 'terminate request');
      const cancelInBulk = () => stop('cancelled', 'batch terminate request');
      const limit = (ms: number) =>
        setTimeout(() => stop('timeout', `timeout of ${ms}ms exceeded`), ms);
      // Steps may wait for a slow token refresh; the call's own time limit starts when it is
      // sent.
      let timer = limit(TIMEOUT_MS.long);
      const start = (request: ApiRequest) => {
        clearTimeout(timer);
        timer = limit(limitMs);
        onSend?.(request);
      };
      if (signal?.aborted) return stop('cancelled', 'cancel');
      signal?.addEventListener('abort', cancel);
      // What is sent while the page closes is never cancelled with the others.
      if (!call.keepalive) running.add(cancelInBulk);
      const callEnv = fetcher ? { ...env, fetch: fetcher } : env;
      exchange(callEnv, call, controller.signal, start).then(finish, (error: unknown) => {
        if (error instanceof ApiFailure) return finish(fail(error.error));
        const isAborted = (error as Error | null)?.name === 'AbortError';
        finish(failure('network', isAborted ? 'Request aborted' : 'Network Error', call));
      });
    });
  }

  async function send(call: ApiCall, options: CallOptions = {}): Promise<Answer> {
    let sent: ApiRequest | undefined;
    const before = cancelled;
    const answer = await attempt(call, options, (request) => {
      sent = request;
    });
    if (answer.ok || !sent) return answer;
    const { kind, status } = answer.error;
    if (status === undefined) {
      if (kind === 'network' || kind === 'timeout') env.hooks?.onSilence?.(answer.error, call);
      return answer;
    }
    const retry = async (form = call.form) =>
      before === cancelled
        ? attempt({ ...call, form }, options)
        : failure('cancelled', 'batch terminate request', call);
    try {
      return (await env.hooks?.onStatus?.(answer.error, retry, sent)) ?? answer;
    } catch {
      return answer;
    }
  }

  return {
    settings: env.settings,
    device: env.device,
    requireTokens: env.requireTokens,
    send,
    cancelAll: () => {
      cancelled += 1;
      for (const cancel of running) cancel();
    },
    group: () => createClient(env),
  };
}

/**
 * What few answers have (`mendJson.ts`): escaped or raw controls and halves of pairs, numbers beyond
 * 2^53, times and counts that are not written as the CMS does, null as text.
 */
const UNUSUAL =
  /\\b|\\u(00[01]|d[89a-f]|fff)|[\x7f-\x9f\u2028\u2029\p{NChar}]|[[,:] ?-?\d{16}|(time|created|count\w{0,9})":"(?![\d /:.-]*")|"\(?(null|undefined)\b/iu;

async function exchange(
  env: ClientEnv,
  call: ApiCall,
  signal: AbortSignal,
  onSend: (request: ApiRequest) => void,
): Promise<Answer> {
  let request = buildRequest(env.settings, env.device(), env.now(), call);
  for (const step of env.steps ?? []) request = await step(request);
  onSend(request);
  const { status, text } =
    (await env.preloaded?.(request)) ?? (await sendRequest(request, env.fetch ?? fetch, signal));
  const json = UNUSUAL.test(text) ? (await import('./mendJson.ts')).mendJson(text) : text;
  const answer = parseEnvelope(json, callName(call));
  // An envelope of the server explains an HTTP error, a proxy's error page does not. A negative
  // status does not explain one either: failing servers send it, too.
  const refusal = !answer.ok && answer.error.kind === 'status' ? (answer.error.status ?? 0) : -1;
  if (status < 400 || refusal > 0 || (refusal === 0 && status < 500)) return answer;
  return failure('network', `HTTP ${status}`, call, status);
}

const failure = (kind: ApiError['kind'], message: string, call: ApiCall, status?: number): Answer =>
  fail({ kind, message, call: callName(call), ...(status ? { status } : {}) });
