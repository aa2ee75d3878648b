import type { Article } from '../../model/article/normaliseArticle.ts';
import { createMainFromArticle } from '../../model/live/mediaHeader.ts';
import { type LiveMain, type LiveView, parseLiveMain } from '../../model/live/normaliseLive.ts';
import { liveView } from '../calls/live.ts';
import { read } from '../calls/read.ts';
import { decideArticleCall } from '../calls/startCalls.ts';
import type { Client } from '../client.ts';

/** The fields of an article that identify and describe its broadcast. */
export type LiveArticle = Pick<
  Article,
  'id' | 'kind' | 'linkId' | 'title' | 'abstract' | 'shareImage' | 'live'
>;

/**
 * Loads the broadcast of an article, for the baker and the page. When its server does not have
 * it, the fields of the article itself are used. null for articles that are not broadcasts, and
 * when loading failed.
 */
export async function loadLive(client: Client, article: LiveArticle): Promise<LiveView | null> {
  if (article.kind !== 'live') return null;
  const answer = article.linkId
    ? await liveView(client, { linkId: article.linkId, info: article.live })
    : null;
  if (answer?.ok && answer.value.main) {
    return { ...answer.value, main: complete(answer.value.main, article) };
  }
  const offline = answer && !answer.ok && ['network', 'timeout'].includes(answer.error.kind);
  if (offline) return null;
  const call = decideArticleCall({ articleId: article.id });
  const own = await read(client, call, (payload) => parseLiveMain(payload, article.live));
  if (!own.ok) return null;
  return { main: complete(own.value, article), reports: [], hasMore: false };
}

/** Fills the gaps of a broadcast with its article's values. */
function complete(main: LiveMain, article: LiveArticle): LiveMain {
  const own = createMainFromArticle(article);
  return {
    ...main,
    fileId: main.fileId || own.fileId,
    title: main.title || own.title,
    abstract: main.abstract || own.abstract,
    banner: main.banner || own.banner,
  };
}
