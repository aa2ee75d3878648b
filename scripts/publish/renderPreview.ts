import { getArticleContent } from '../../src/api/calls/article.ts';
import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { decideArticleState } from '../../src/model/article/articleState.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { createArticleRef } from '../bake/articleRef.ts';
import { createBakeClient } from '../bake/load/bakeClient.ts';
import { loadArticlePage } from '../bake/pages/articleKind.ts';
import { loadRenderer } from '../bake/render/loadRenderer.ts';
import { createPageView } from '../bake/render/pageView.ts';
import { findChosenBuild, serverDirOf } from '../release/builds.ts';
import type { OpenPublisher } from './openPublisher.ts';
import type { PreviewedArticle } from './previewLink.ts';

/**
 * Returns the page of an article, published or not, as the content server has it now: nothing of it is
 * stored, and no answer is used for another page. It says that it is a preview and sends no views, whatever
 * the state of the article. Fails with the kind `empty` when there is none. Rejects when it cannot be rendered.
 */
export async function renderPreview(
  { place, buildsDir }: Pick<OpenPublisher, 'place' | 'buildsDir'>,
  { columnId, id }: PreviewedArticle,
): Promise<Result<string, ApiError>> {
  const { settings, tokens } = place;
  const client = createBakeClient(settings, { tokens });
  const params = { articleId: id, columnId, flags: { preview: true } };
  const [config, content] = await Promise.all([
    getConfig(client),
    getArticleContent(client, params),
  ]);
  if (!config.ok) return config;
  if (!content.ok) return content;
  const article = content.value;
  const { state } = decideArticleState(article, settings.siteId, { poster: false });
  if (state === 'empty' || article.id !== id) return missing('the server answered another one');
  const { kind, linkId } = article;
  const ref = createArticleRef({ id, kind, columnId, linkId });
  if (ref.route === 'specDetail') return missing('a special is a list, which has no preview');
  const page = await loadArticlePage(
    { client, config: config.value },
    // Its comments and counts are those of a page that readers have.
    { ...article, published: false, hasNoComments: true },
    { ...ref, route: ref.route },
  );
  const render = await loadRenderer(serverDirOf(await findChosenBuild(buildsDir)));
  return ok(await render(createPageView(ref, page)));
}

const missing = (message: string): Result<never, ApiError> =>
  fail({ kind: 'empty', message, call: 'getArticleContent' });
