import type { ArticleView } from '../article/articleView.ts';
import { createLiveArticle } from './createLiveArticle.ts';

/** Returns the properties of the media header's island, on a baked page and in its template. */
export const createLiveProps = (view: ArticleView, bakedStage: string, linkId?: string) => ({
  article: createLiveArticle(view.article, linkId),
  bakedStage,
  /** The document's title without the prefix for the state (screens/article/createArticleMetadata.ts). */
  heading: view.article.share?.title || view.article.title || view.article.listTitle,
  known: view.live?.reports.map(({ id }) => id) ?? [],
  locale: view.locale,
  quiet: view.quiet,
});

/** Returns those of the reports' island. */
export const createReportsProps = (
  { article, body, config, locale, quiet }: ArticleView,
  isBaked: boolean,
) => ({
  canShare: !article.shareClosed && !quiet,
  firstPicture: body.pictures.length,
  hasDiscussion: !quiet,
  isBaked,
  locale,
  selfMediaName: config.selfMediaName,
  times: config.times,
});
