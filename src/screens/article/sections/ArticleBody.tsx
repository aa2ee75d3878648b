import { BodySegments } from '../../../ui/BodySegments.tsx';
import type { ArticleView } from '../view.ts';

/**
 * The text. Where it opens whole in the app only, `read-more` folds it after a
 * moment and offers to show all; without script it stands in full.
 */
export function ArticleBody({ view }: { view: ArticleView }) {
  const { article, config, body, lang, t } = view;
  const fold = article.onlyAppRead || article.points > 0;
  return (
    <read-more
      data-fold={fold ? 'always' : config.article.shareAppRead ? 'shared' : undefined}
      data-label={fold || config.article.shareAppRead ? t('article.showAll') : undefined}
      data-tl={fold || config.article.shareAppRead ? 'article.showAll' : undefined}
    >
      <div className="prose" id="text" lang={lang}>
        <BodySegments
          segments={body.segments}
          tall={config.verticalVideoRatio}
          title={article.title}
          t={t}
        />
      </div>
    </read-more>
  );
}
