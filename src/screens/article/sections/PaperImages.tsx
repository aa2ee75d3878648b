import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/** Renders the top or bottom image of an article of the digital newspaper. */
export function PaperBandImage({ view, side }: { view: ArticleView; side: 'top' | 'bottom' }) {
  const { topImage, bottomImage } = view.article.paper;
  const image = side === 'top' ? topImage : bottomImage;
  if (!image) return null;
  return <img className="w-full" src={image} alt="" loading={side === 'top' ? 'eager' : 'lazy'} />;
}

/** Renders the newspaper page of the article, with the article's area highlighted. */
export function PaperPageImage({ view: { article, areas, t } }: { view: ArticleView }) {
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
