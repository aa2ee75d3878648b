import { parseArticle } from '../../model/article/normalise.ts';
import type { Article } from '../../model/article/types.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { type ArticleParams, decideArticleCall } from './startCalls.ts';

/**
 * An article, by the call that the page's mode asks for. One that does not exist
 * is a failure of the kind `empty`, or of the kind `status` where the server says so.
 */
export function getArticleContent(
  client: Client,
  params: ArticleParams,
  options?: CallOptions,
): Read<Article> {
  return read(client, decideArticleCall(params), options, parseArticle);
}
