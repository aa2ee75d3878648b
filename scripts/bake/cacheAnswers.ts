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
/** Calls of the parts of an article's pages: it has a page under every column that lists it. */
const ARTICLE_CALLS = ['recommendList', 'discussView', 'discussHot', 'authorInfo'];

/** Bounds for large sites: older answers are fetched again. Pages of an article are baked together. */
const MAX_LISTS = 400;
const MAX_AROUND = 100;

type Send = (call: ApiCall, options?: CallOptions) => Promise<Answer>;

/** Returns a `send` that sends shared calls once. Failures are not remembered. */
export function cacheAnswers(send: Send): Send {
  const lists = createCache(send, MAX_LISTS);
  const around = createCache(send, MAX_AROUND);
  return (call, options) => {
    const name = callName(call);
    if (LIST_CALLS.includes(name)) return lists(call, options);
    return ARTICLE_CALLS.includes(name) ? around(call, options) : send(call, options);
  };
}

function createCache(send: Send, limit: number): Send {
  const answers = new Map<string, Promise<Answer>>();
  return (call, options) => {
    const key = JSON.stringify([call.path, call.params]);
    const known = answers.get(key);
    if (known) return known;
    const sent = send(call, options).then((answer) => {
      if (!answer.ok) answers.delete(key);
      return answer;
    });
    answers.set(key, sent);
    for (const oldest of answers.keys()) {
      if (answers.size <= limit) break;
      answers.delete(oldest);
    }
    return sent;
  };
}
