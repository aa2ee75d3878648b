import { foldsText } from '../../../model/article/foldsText.ts';
import { AdBlock } from '../../../ui/AdBlock.tsx';
import { BodySegments } from '../../../ui/BodySegments.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders the text with the first ad. A text that costs points or is for the app is folded behind a
 * button (host/document/foldText.ts); without JavaScript the whole text stays visible.
 */
export function ArticleBody({ view }: { view: ArticleView }) {
  const { article, config, body, lang, t } = view;
  const hasAd = !view.settings.topAdPlace && (view.ads?.top?.ads.length ?? 0) > 0;
  const folds = body.segments.length > 0 && foldsText(article, config.article);
  return (
    <div className={folds ? 'text-fold' : undefined}>
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
        <button className="show-all" data-t="article.showAll" type="button">
          {t('article.showAll')}
        </button>
      )}
    </div>
  );
}
