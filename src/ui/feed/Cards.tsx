import type { ListItem } from '../../model/article/articleTypes.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { LangText } from '../LangText.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { FeedImage, ImageMark } from './FeedImage.tsx';
import type { FeedView, RowHeading } from './feedView.ts';
import { LiveMark } from './LiveMark.tsx';

interface CardsProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
  /** Whether the cards are a grid of two columns instead of one line that scrolls. */
  readonly grid?: boolean;
  readonly heading: RowHeading;
}

/** Renders articles side by side: an image with the title below, or the title alone. */
export function Cards({ items, view, grid = false, heading: Heading }: CardsProps) {
  const { base, t } = view;
  return (
    <ul className={grid ? 'cards-grid' : 'cards'}>
      {items.map((item) => (
        <li key={item.id} className="card">
          {item.pictures[0] ? (
            <ArticleLink base={base} className="card-link" item={item}>
              <div className="card-picture">
                <FeedImage height={188} src={item.pictures[0]} width={334} />
                <LiveMark item={item} t={t} />
                <ImageMark item={item} t={t} />
              </div>
              <Heading className="card-title">
                <LangText t={t} text={decideRowTitle(item)} />
              </Heading>
            </ArticleLink>
          ) : (
            <ArticleLink base={base} className="card-link card-text" item={item}>
              <LiveMark item={item} t={t} />
              <Heading className="card-title">
                <LangText t={t} text={decideRowTitle(item)} />
              </Heading>
            </ArticleLink>
          )}
        </li>
      ))}
    </ul>
  );
}
