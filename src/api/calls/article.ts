import { parseArticle } from '../../model/article/normaliseArticle.ts';
import type { CallOptions, Client } from '../client.ts';
import { read } from './read.ts';
import { type ArticleParams, decideArticleCall } from './startCalls.ts';

/**
 * Loads an article with the call of the page's mode. An article that does not exist is a
 * failure of the kind `empty`, or of the kind `status` when the server reports it.
 */
export const getArticleContent = (client: Client, params: ArticleParams, options?: CallOptions) =>
  read(client, decideArticleCall(params), parseArticle, options);
