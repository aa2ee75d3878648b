import { canComment, hasComments } from '../../../model/comment/commentRules.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import type { ArticleView } from '../view.ts';

/** What readers do with the article, within reach of a thumb; not for an editor's look. */
export function ArticleBar({ view: { article, config, quiet, t } }: { view: ArticleView }) {
  if (quiet) return null;
  return (
    <BottomBar
      canComment={canComment(article, config)}
      canShare={!article.shareClosed}
      comments={article.counts.comments}
      hasComments={hasComments(article, config)}
      praises={article.counts.praises}
      t={t}
    />
  );
}
