import type { Article } from '../../model/article/types.ts';
import { parseLiveMain } from '../../model/live/normalise.ts';
import { mainOfArticle } from '../../model/live/stage.ts';
import type { LiveMain, LiveView } from '../../model/live/types.ts';
import { liveView } from '../calls/live.ts';
import { read } from '../calls/read.ts';
import { decideArticleCall } from '../calls/startCalls.ts';
import type { Client } from '../client.ts';

/** What of an article leads to its broadcast. */
export type LiveArticle = Pick<
  Article,
  'id' | 'kind' | 'linkId' | 'title' | 'abstract' | 'shareImage' | 'live'
>;

/**
 * The broadcast behind an article, for the baker and the page alike. One that its server
 * does not know is read from the article itself. null for other articles, and where
 * nothing could be had.
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
  const own = await read(client, call, undefined, (payload) =>
    parseLiveMain(payload, article.live),
  );
  if (!own.ok) return null;
  return { main: complete(own.value, article), reports: [], hasMore: false };
}

/** What a broadcast leaves out its article has. */
function complete(main: LiveMain, article: LiveArticle): LiveMain {
  const own = mainOfArticle(article);
  return {
    ...main,
    fileId: main.fileId || own.fileId,
    title: main.title || own.title,
    abstract: main.abstract || own.abstract,
    banner: main.banner || own.banner,
  };
}
