import { AdBlock } from '../../../ui/AdBlock.tsx';
import { BodySegments } from '../../../ui/BodySegments.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders the text with the first ad. When the whole text is reserved for the app, `read-more` folds it after loading
 * and shows a button; without JavaScript the whole text stays visible.
 */
export function ArticleBody({ view }: { view: ArticleView }) {
  const { article, config, body, lang, t } = view;
  const alwaysFolds = article.onlyAppRead || article.points > 0;
  const hasAd = !view.settings.topAdPlace && (view.ads?.top?.ads.length ?? 0) > 0;
  const folds = alwaysFolds || config.article.shareAppRead;
  return (
    <read-more data-fold={alwaysFolds ? 'always' : folds ? 'shared' : undefined}>
      <div className="prose" id="text" lang={lang}>
        <BodySegments
          segments={body.segments}
          ad={hasAd && <AdBlock side="top" slot={view.ads?.top} t={t} />}
          selfMediaName={config.selfMediaName}
          tall={config.verticalVideoRatio}
          title={article.title}
          t={t}
        />
      </div>
      {folds && (
        <button className="show-all" data-t="article.showAll" hidden type="button">
          {t('article.showAll')}
        </button>
      )}
    </read-more>
  );
}
