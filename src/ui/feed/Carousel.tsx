import type { ListItem } from '../../model/article/articleTypes.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { LangText } from '../LangText.tsx';
import { label } from '../Message.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { FeedImage, ImageMark } from './FeedImage.tsx';
import type { FeedView } from './feedView.ts';
import { LiveMark } from './LiveMark.tsx';

/** Characters of a title that fill one line at most; its abstract has the second line of other titles. */
const ONE_LINE_MAX = 15;

interface CarouselProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
}

/**
 * Renders the first articles with one large image each. They scroll natively; `news-carousel` shows
 * which one is in view (elements/NewsCarouselElement.ts).
 */
export function Carousel({ items, view: { base, t } }: CarouselProps) {
  if (items.length === 0) return null;
  // When any item has an image, all have its box, so that their titles are aligned.
  const hasPictures = items.some(({ pictures }) => pictures.length > 0);
  return (
    <news-carousel>
      <section {...label(t, 'column.carousel')} className="carousel">
        <ul className="carousel-row">
          {items.map((item, index) => (
            <li key={item.id} className="carousel-item">
              <ArticleLink base={base} className="carousel-link" item={item}>
                {hasPictures && (
                  <div className="carousel-picture">
                    {item.pictures[0] && (
                      <FeedImage
                        eager={index === 0}
                        height={422}
                        src={item.pictures[0]}
                        width={750}
                      />
                    )}
                    <LiveMark item={item} t={t} />
                    <ImageMark item={item} t={t} />
                  </div>
                )}
                <h2 className="carousel-title">
                  <LangText t={t} text={decideRowTitle(item)} />
                </h2>
                {item.title && item.abstract && (
                  <p
                    className={
                      item.title.length > ONE_LINE_MAX
                        ? 'carousel-abstract'
                        : 'carousel-abstract is-long'
                    }
                  >
                    <LangText t={t} text={item.abstract} />
                  </p>
                )}
              </ArticleLink>
            </li>
          ))}
        </ul>
      </section>
      {items.length > 1 && (
        <p
          aria-hidden="true"
          className={hasPictures ? 'carousel-place' : 'carousel-place is-low'}
        >{`1/${items.length}`}</p>
      )}
    </news-carousel>
  );
}
