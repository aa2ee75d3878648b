import { canComment } from '../../../model/comment/commentRules.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the bottom bar with the actions on an article; nothing in an editor's preview. */
export function ArticleBar({ view: { article, config, quiet, t } }: { view: ArticleView }) {
  if (quiet) return null;
  return (
    <BottomBar
      canComment={canComment(article, config)}
      canShare={!article.shareClosed}
      comments={article.counts.comments}
      hasComments
      praises={article.counts.praises}
      t={t}
    />
  );
}
