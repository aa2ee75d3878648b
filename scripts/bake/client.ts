import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type CallOptions, type Client, createClient } from '../../src/api/client.ts';
import { type ApiCall, callName } from '../../src/api/request.ts';
import { fail } from '../../src/model/result.ts';
import { field, isNone, parseFlag, parseRecord } from '../../src/model/wire.ts';
import type { Settings } from '../../src/settings.ts';
import { rememberAnswers } from './remember.ts';
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

export interface BakeClient extends Client {
  /** The calls that failed without costing a page. */
  readonly leftOut: () => LeftOut[];
}

export interface BakeClientOptions {
  readonly fetcher?: typeof fetch;
  readonly retryDelayMs?: number;
}

/**
 * The client of a run: few requests at a time, each tried a second time when the
 * network or a broken answer was to blame. What several pages are made of is asked for once.
 */
export function openBakeClient(
  settings: Settings,
  { fetcher = globalThis.fetch, retryDelayMs = RETRY_DELAY_MS }: BakeClientOptions = {},
): BakeClient {
  const client = createClient({
    settings,
    device: () => 'bake',
    now: Date.now,
    fetch: settings.curVersions > 0 ? refuseEmptyBodies(fetcher) : fetcher,
  });
  const takeTurn = createTurns(MAX_REQUESTS);
  const leftOut = new Map<string, LeftOut>();
  const timeouts = new Map<string, number>();

  async function ask(call: ApiCall, options?: CallOptions): Promise<Answer> {
    const name = callName(call);
    const needed = NEEDED_CALLS.includes(name);
    const attempt = () =>
      takeTurn(async () => checkArticle(name, await client.send(call, options)));
    if (!needed && (timeouts.get(name) ?? 0) >= TIMEOUTS_IN_A_ROW) {
      const answer = fail({
        kind: 'timeout',
        message: 'timed out too often before',
        call: name,
      } as const);
      note(name, answer);
      return answer;
    }
    let answer = await attempt();
    if (isWorthASecondTry(answer, needed)) {
      await pause(retryDelayMs);
      answer = await attempt();
    }
    if (!needed) note(name, answer);
    return answer;
  }

  function note(name: string, answer: Answer): void {
    const timedOut = !answer.ok && answer.error.kind === 'timeout';
    timeouts.set(name, timedOut ? (timeouts.get(name) ?? 0) + 1 : 0);
    // That there is none of something is an answer, and so is a refusal.
    if (answer.ok || !isTrouble(answer)) return;
    const { kind } = answer.error;
    const key = `${name} ${kind}`;
    leftOut.set(key, { call: name, kind, count: (leftOut.get(key)?.count ?? 0) + 1 });
  }

  return { ...client, send: rememberAnswers(ask), leftOut: () => [...leftOut.values()] };
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
