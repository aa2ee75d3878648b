import { AdBlock } from '../../ui/AdBlock.tsx';
import { Message } from '../../ui/Message.tsx';
import type { ArticleScreenProps, ArticleView } from '../article/articleView.ts';
import { ArticleBody } from '../article/sections/ArticleBody.tsx';
import { ArticleTop } from '../article/sections/ArticleTop.tsx';
import { Lead } from '../article/sections/Lead.tsx';

/**
 * Renders the article screen, in baked pages and template pages. The order of its sections (product
 * 2.7) is defined only here, in Lead and in BelowText.
 */
export function NewsDetail({ view, below, bottomAd, lists, comments, bar }: ArticleScreenProps) {
  const { ads, t } = view;
  return (
    <>
      <ArticleTop view={view} />
      <main id="main">
        <PaperBandImage view={view} side="top" />
        <article className="px-32 pb-40 pt-28">
          <Lead view={view} />
          <PaperPageImage view={view} />
          <ArticleBody view={view} />
          {below}
        </article>
        <PaperBandImage view={view} side="bottom" />
        {bottomAd ?? <AdBlock side="bottom" slot={ads?.bottom} t={t} />}
        <div className="px-32">
          {lists}
          {comments}
        </div>
      </main>
      {bar}
    </>
  );
}

/** Renders the top or bottom image of an article of the digital newspaper. */
function PaperBandImage({ view, side }: { view: ArticleView; side: 'top' | 'bottom' }) {
  const { topImage, bottomImage } = view.article.paper;
  const image = side === 'top' ? topImage : bottomImage;
  if (!image) return null;
  return <img className="w-full" src={image} alt="" loading={side === 'top' ? 'eager' : 'lazy'} />;
}

/** Renders the newspaper page of the article, with the article's area highlighted. */
function PaperPageImage({ view: { article, areas, t } }: { view: ArticleView }) {
  const { layoutImage } = article.paper;
  if (!layoutImage) return null;
  return (
    <figure className="mt-32">
      <div className="relative mx-auto w-3/5">
        <img className="w-full" src={layoutImage} loading="lazy" alt={t('article.layout')} />
        <svg
          aria-hidden="true"
          className="absolute inset-0 h-full w-full"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          {areas.map((area) => (
            <polygon
              key={area.points.join(' ')}
              className="layout-area"
              points={area.points.map((point) => point.join(',')).join(' ')}
            />
          ))}
        </svg>
      </div>
      <figcaption className="mt-12 text-center text-26 text-ink-3">
        <Message t={t} k="article.layoutHere" />
      </figcaption>
    </figure>
  );
}
