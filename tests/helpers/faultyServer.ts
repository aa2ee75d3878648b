import { vi } from 'vitest';
import { TIMEOUT_MS } from '../../src/api/timeouts.ts';

/** What a content server sends for a missing resource, and when it is down (wire 2.4). */
const REFUSAL =
  '{"status":-1,"message":"Your server has down or target user not exist !","data":{}}';

const answerWith = (text: string | null, status: number) => () =>
  Promise.resolve(new Response(text, { status }));

/** Faults of the server or the network. */
const FAULTS = {
  'HTTP 500': answerWith('<h1>Error</h1>', 500),
  'HTTP 500 with status -1': answerWith(REFUSAL, 500),
  'HTTP 429': answerWith('<h1>Error</h1>', 429),
  'HTTP 429 with status -1': answerWith(REFUSAL, 429),
  'HTTP 503': answerWith('<h1>Error</h1>', 503),
  'HTTP 404': answerWith('<h1>Error</h1>', 404),
  'HTTP 404 with status -1': answerWith(REFUSAL, 404),
  'HTTP 410': answerWith('<h1>Error</h1>', 410),
  'status -1': answerWith(REFUSAL, 200),
  'the word empty': answerWith('{"status":0,"message":"success","data":"empty"}', 200),
  'an empty body': answerWith('', 200),
  'HTTP 204': answerWith(null, 204),
  'half an answer': answerWith('{"status":0,"message":"success","data":{"fileId":3', 200),
  'no network': () => Promise.reject(new TypeError('fetch failed')),
  'no answer': () => new Promise<Response>(() => {}),
} as const satisfies Record<string, () => Promise<Response>>;
export type ServerFault = keyof typeof FAULTS;
export const SERVER_FAULTS = Object.keys(FAULTS) as readonly ServerFault[];

/** Limit of every call while the server does not answer. */
const SHORT_LIMIT_MS = 20;

export interface FaultyServer {
  /** Answers later calls as the real server does. */
  readonly heal: () => void;
  /** Answers every call with the fault, or the named call alone. */
  readonly fail: (fault: ServerFault, call?: string) => void;
  /** Returns the names of the calls that were made since the server was healed. */
  readonly calls: () => readonly string[];
  /** Restores the global `fetch` and the time limits. */
  readonly close: () => void;
}

/**
 * Replaces `fetch` by one that can fail on demand. Requests go to a running server once;
 * repeated requests are answered from memory.
 */
export function openFaultyServer(): FaultyServer {
  const realFetch = globalThis.fetch;
  const cached = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();
  const calls = new Set<string>();
  const limits: { -readonly [K in keyof typeof TIMEOUT_MS]: number } = TIMEOUT_MS;
  const usualLimits = { ...limits };
  let broken: { readonly fault: ServerFault; readonly call: string | undefined } | null = null;

  async function fetchCached(
    address: URL,
    { method, headers, body }: RequestInit,
  ): Promise<Response> {
    address.searchParams.delete('t');
    const key = `${method} ${address} ${body}`;
    const pending =
      cached.get(key) ??
      realFetch(address, {
        method: method ?? 'GET',
        headers: headers ?? {},
        body: body ?? null,
      }).then(async (response) => ({ status: response.status, text: await response.text() }));
    cached.set(key, pending);
    const { status, text } = await pending;
    return new Response(text, { status });
  }

  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const address = new URL(input);
    const name = address.pathname.split('/').pop() ?? '';
    calls.add(name);
    const isBroken = broken && (broken.call === undefined || broken.call === name);
    return isBroken && broken ? FAULTS[broken.fault]() : fetchCached(address, init);
  });

  const setLimits = (ms: number | null) =>
    Object.assign(limits, ms ? { short: ms, long: ms, wrapper: ms } : usualLimits);
  return {
    heal() {
      broken = null;
      calls.clear();
      setLimits(null);
    },
    fail(fault, call) {
      broken = { fault, call };
      setLimits(fault === 'no answer' ? SHORT_LIMIT_MS : null);
    },
    calls: () => [...calls],
    close() {
      setLimits(null);
      vi.unstubAllGlobals();
    },
  };
}
