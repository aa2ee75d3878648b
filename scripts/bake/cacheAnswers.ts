import type { Answer, CallOptions } from '../../src/api/client.ts';
import { type ApiCall, callName } from '../../src/api/request.ts';

/** Calls of lists that many pages of a run show; the listing of the site sends most of them. */
const LIST_CALLS = [
  'getColumns',
  'getColumn',
  'getArticles',
  'moduleView',
  'getColAdvs',
  'getPapers',
  'getPaperLayouts',
  'getMaePaperDatesByDate',
];
/**
 * Calls of an article's pages: it has a page under every column that lists it, and one with all
 * comments.
 */
const ARTICLE_CALLS = [
  'getArticleContent',
  'getRelArticles',
  'recommendList',
  'discussView',
  'discussHot',
  'authorInfo',
];
/** Calls with small answers that all articles of a column share. */
const COLUMN_CALLS = ['getArticleAdvs'];

/** Bounds for large sites: older answers are fetched again. Pages of an article are baked together. */
const MAX_LISTS = 400;
const MAX_AROUND = 200;
const MAX_SMALL = 5_000;

type Send = (call: ApiCall, options?: CallOptions) => Promise<Answer>;

/** Returns a `send` that sends shared calls once. Failures are not remembered. */
export function cacheAnswers(send: Send): Send {
  const lists = createCache(send, MAX_LISTS);
  const around = createCache(send, MAX_AROUND);
  const small = createCache(send, MAX_SMALL);
  return (call, options) => {
    const name = callName(call);
    if (LIST_CALLS.includes(name)) return lists(call, options);
    if (COLUMN_CALLS.includes(name)) return small(call, options);
    return ARTICLE_CALLS.includes(name) ? around(call, options) : send(call, options);
  };
}

function createCache(send: Send, limit: number): Send {
  const answers = new Map<string, Promise<Answer>>();
  return (call, options) => {
    const [key = '', ...more] = keysOf(call);
    const known = answers.get(key);
    if (known) return known;
    const keys = [key, ...more.filter((other) => !answers.has(other))];
    const sent = send(call, options).then((answer) => {
      if (!answer.ok) for (const one of keys) answers.delete(one);
      return answer;
    });
    for (const one of keys) answers.set(one, sent);
    for (const oldest of answers.keys()) {
      if (answers.size <= limit) break;
      answers.delete(oldest);
    }
    return sent;
  };
}

/**
 * Returns the key of a call, then those of other calls that its answer serves: only the advertisements of
 * an article depend on the column (wire 4), so that a call without a column takes the answer for any.
 */
function keysOf({ path, params }: ApiCall): readonly string[] {
  const key = JSON.stringify([path, params]);
  if (!params?.colID) return [key];
  return [key, JSON.stringify([path, { ...params, colID: null, columnId: null }])];
}
