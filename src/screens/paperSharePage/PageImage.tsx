import type { CSSProperties, MouseEvent } from 'react';
import type { PaperPage } from '../../model/paper/normalisePaper.ts';
import { paperArticleLink } from './paperLinks.ts';
import type { PaperView } from './paperView.ts';
import { listSpots, type Spot } from './spots.ts';

interface PageImageProps {
  readonly view: PaperView;
  readonly page: PaperPage;
  readonly isHydrated: boolean;
  readonly previous: PaperPage | undefined;
  readonly next: PaperPage | undefined;
  /** Id of the article that is open beside the page; its area is marked. */
  readonly openId?: string;
  readonly onArticle: (id: string, event: MouseEvent) => void;
}

/**
 * Renders the image of a page with links over the areas of its articles. The links are children of
 * the element that is zoomed and moved (elements/paper), so that they stay over their areas.
 */
export function PageImage({
  view,
  page,
  isHydrated,
  previous,
  next,
  openId,
  onArticle,
}: PageImageProps) {
  const { data, base, t } = view;
  const nameOf = (id: string) =>
    data.articles.find((article) => article.id === id)?.title || t('paper.article');
  return (
    <paper-page
      // A new key resets zoom and position for each page.
      key={page.id}
      className="paper-stage"
    >
      <div className="paper-frame">
        <img
          alt={t('paper.picture', { name: page.name })}
          className="paper-picture"
          draggable={false}
          fetchPriority="high"
          height={page.height || undefined}
          src={page.picture}
          width={page.width || undefined}
        />
        {listSpots(page.areas, data.articles).map((spot) => (
          <a
            key={`${spot.articleId} ${spot.left} ${spot.top} ${spot.clip}`}
            aria-current={spot.articleId === openId || undefined}
            className="paper-spot"
            draggable={false}
            href={paperArticleLink(spot.articleId, base)}
            onClick={(event) => onArticle(spot.articleId, event)}
            style={createSpotStyle(spot)}
          >
            <span className="sr-only">{nameOf(spot.articleId)}</span>
          </a>
        ))}
        {isHydrated && <NeighbourPage page={previous} side="previous" />}
        {isHydrated && <NeighbourPage page={next} side="next" />}
      </div>
    </paper-page>
  );
}

interface NeighbourPageProps {
  readonly page: PaperPage | undefined;
  readonly side: 'previous' | 'next';
}

/** Renders the thumbnail of a neighbouring page, visible during a swipe. */
const NeighbourPage = ({ page, side }: NeighbourPageProps) =>
  page && (
    <img
      alt=""
      className="paper-neighbour"
      data-side={side}
      draggable={false}
      src={page.thumbnail}
    />
  );

const createSpotStyle = ({ left, top, width, height, clip, level }: Spot): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
  zIndex: level,
  ...(clip && { clipPath: clip }),
});
