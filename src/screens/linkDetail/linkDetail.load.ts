import { getArticleContent } from '../../api/calls/article.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { decideArticleState } from '../../model/article/articleState.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import type { PageFlags } from '../../model/mode.ts';
import { fail, type Result } from '../../model/result.ts';

const NONE = fail({ kind: 'empty', message: 'no article', call: 'getArticleContent' } as const);

/** Loads an article that is only a link to an external address. */
export async function loadLink(
  client: Client,
  {
    id,
    siteId,
    flags,
  }: { readonly id: string; readonly siteId: string; readonly flags: PageFlags },
): Promise<Result<Article, ApiError>> {
  if (id === '') return NONE;
  const answer = await getArticleContent(client, { articleId: id, flags });
  if (!answer.ok) return answer;
  return decideArticleState(answer.value, siteId, flags).state === 'empty' ? NONE : answer;
}
