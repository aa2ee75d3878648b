import { decideCommentPart } from '../../model/comment/commentList.ts';
import { decideCommentSource } from '../../model/comment/commentRules.ts';
import type { FirstComments } from '../../model/comment/commentTypes.ts';
import { linkTo } from '../../routes.ts';
import type { ArticleView } from './articleView.ts';

interface ArticlePage {
  /** The route of the document. */
  readonly route: string;
  readonly comments: FirstComments | null;
  /** Whether the article is one of the digital newspaper. */
  readonly digital: boolean;
}

/** Returns what the comments of an article show as HTML, on its baked page and in its template. */
export function createArticleComments(
  { article, config, quiet, settings, t }: ArticleView,
  { route, comments, digital }: ArticlePage,
) {
  const source = decideCommentSource(article.kind, digital);
  // The comments of a broadcast are its discussion. Its route decides, also for another kind.
  const isWhole = quiet || route === 'liveDetail';
  return {
    all: linkTo('commentAll', { id: article.id, source: `${source}` }, settings.siteBase),
    comments,
    counts: config.discuss,
    part: isWhole ? undefined : decideCommentPart(comments),
    source,
    t,
    timeStyle: config.times.contentStyle,
  };
}
