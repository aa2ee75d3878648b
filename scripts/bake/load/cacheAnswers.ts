import type { Answer, CallOptions } from '../../../src/api/client.ts';
import { type ApiCall, callName } from '../../../src/api/request.ts';
import { answerKey, type PageAnswers, parseAnswerKey } from './pageContent.ts';

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
const MAX_LISTS = 1_000;
const MAX_AROUND = 200;
const MAX_SMALL = 5_000;
/** Pages and feeds of columns show so many pages of a list; the listing of the site alone reads the rest. */
const SHOWN_PAGES = 2;

type Send = (call: ApiCall, options?: CallOptions) => Promise<Answer>;

/** Remembers the answers of calls that pages share. */
export function cacheAnswers(send: Send, now: () => number = Date.now) {
  const lists = createCache(send, MAX_LISTS, now);
  const around = createCache(send, MAX_AROUND, now);
  const small = createCache(send, MAX_SMALL, now);
  return {
    /** Sends shared calls once. Failures are not remembered. */
    send: (call: ApiCall, options?: CallOptions): Promise<Answer> => {
      const name = callName(call);
      if (LIST_CALLS.includes(name)) {
        const isShown = Number(call.params?.page ?? 0) < SHOWN_PAGES;
        return isShown ? lists.send(call, options) : send(call, options);
      }
      if (COLUMN_CALLS.includes(name)) return small.send(call, options);
      return ARTICLE_CALLS.includes(name) ? around.send(call, options) : send(call, options);
    },
    /** Returns the answers about the lists of a column that were requested at `since` (epoch ms) or later. */
    findLists: (columnId: string, since: number): Promise<PageAnswers> =>
      lists.find(columnId, since),
    /** Adds answers of `findLists` of another thread. */
    addLists: lists.add,
  };
}

interface CachedAnswer {
  readonly answer: Promise<Answer>;
  /** The column that the call asks for, or whose columns it asks for. */
  readonly columnId: unknown;
  /** Epoch ms. */
  readonly requestedAt: number;
}

function createCache(send: Send, limit: number, now: () => number) {
  const answers = new Map<string, CachedAnswer>();

  function add(keys: readonly string[], answer: Promise<Answer>): void {
    for (const key of keys) {
      const { params } = parseAnswerKey(key);
      const columnId = params?.columnId ?? params?.parentColumnId;
      answers.set(key, { answer, columnId, requestedAt: now() });
    }
    for (const oldest of answers.keys()) {
      if (answers.size <= limit) break;
      answers.delete(oldest);
    }
  }

  return {
    send: ((call, options) => {
      const [key = '', ...more] = keysOf(call);
      const known = answers.get(key);
      if (known) return known.answer;
      const keys = [key, ...more.filter((other) => !answers.has(other))];
      const sent = send(call, options).then((answer) => {
        if (!answer.ok) for (const one of keys) answers.delete(one);
        return answer;
      });
      add(keys, sent);
      return sent;
    }) satisfies Send,
    find: async (columnId: string, since: number): Promise<PageAnswers> => {
      const found = [...answers].filter(
        ([, cached]) => cached.columnId === columnId && cached.requestedAt >= since,
      );
      return Object.fromEntries(
        await Promise.all(found.map(async ([key, { answer }]) => [key, await answer] as const)),
      );
    },
    add: (more: PageAnswers): void => {
      for (const [key, answer] of Object.entries(more)) add([key], Promise.resolve(answer));
    },
  };
}

/**
 * Returns the key of a call, then those of other calls that its answer serves: only the advertisements of
 * an article depend on the column (wire 4), so that a call without a column takes the answer for any.
 */
function keysOf(call: ApiCall): readonly string[] {
  const { params } = call;
  if (!params?.colID) return [answerKey(call)];
  const anyColumn = { ...call, params: { ...params, colID: null, columnId: null } };
  return [answerKey(call), answerKey(anyColumn)];
}
