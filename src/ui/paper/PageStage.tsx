import type { CSSProperties, MouseEvent } from 'react';
import type { PaperPage } from '../../model/paper/types.ts';
import { paperArticleLink } from './paperLinks.ts';
import { listSpots, type Spot } from './spots.ts';
import type { PaperView } from './view.ts';

interface PageStageProps {
  readonly view: PaperView;
  readonly page: PaperPage;
  readonly isAwake: boolean;
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
export function PageStage({
  view,
  page,
  isAwake,
  previous,
  next,
  openId,
  onArticle,
}: PageStageProps) {
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
        {listSpots(page.areas).map((spot) => (
          <a
            key={`${spot.articleId} ${spot.left} ${spot.top} ${spot.clip}`}
            aria-current={spot.articleId === openId || undefined}
            className="paper-spot"
            draggable={false}
            href={paperArticleLink(spot.articleId, base)}
            onClick={(event) => onArticle(spot.articleId, event)}
            style={place(spot)}
          >
            <span className="sr-only">{nameOf(spot.articleId)}</span>
          </a>
        ))}
        {isAwake && <Beside page={previous} side="previous" />}
        {isAwake && <Beside page={next} side="next" />}
      </div>
    </paper-page>
  );
}

interface BesideProps {
  readonly page: PaperPage | undefined;
  readonly side: 'previous' | 'next';
}

/** Renders the thumbnail of a neighbouring page, visible during a swipe. */
const Beside = ({ page, side }: BesideProps) =>
  page && (
    <img
      alt=""
      className="paper-neighbour"
      data-side={side}
      draggable={false}
      src={page.thumbnail}
    />
  );

const place = ({ left, top, width, height, clip }: Spot): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
  ...(clip && { clipPath: clip }),
});
