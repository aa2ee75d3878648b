import type { Article } from '../../model/article/articleTypes.ts';
import { parseArticle } from '../../model/article/normaliseArticle.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { type ArticleParams, decideArticleCall } from './startCalls.ts';

/**
 * Loads an article with the call of the page's mode. An article that does not exist is a
 * failure of the kind `empty`, or of the kind `status` when the server reports it.
 */
export function getArticleContent(
  client: Client,
  params: ArticleParams,
  options?: CallOptions,
): Read<Article> {
  return read(client, decideArticleCall(params), options, parseArticle);
}
