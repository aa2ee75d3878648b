import type { ListItem } from '../../model/article/articleTypes.ts';
import {
  decideRowLook,
  decideRowTitle,
  IMAGES_IN_ROW,
  type RowLook,
} from '../../model/column/rowLook.ts';
import { LangText } from '../LangText.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { FeedImage, ImageMark } from './FeedImage.tsx';
import { FeedMeta } from './FeedMeta.tsx';
import type { FeedView, RowHeading } from './feedView.ts';
import { LiveMark } from './LiveMark.tsx';

interface FeedArticleProps {
  readonly item: ListItem;
  readonly view: FeedView;
  readonly heading: RowHeading;
}

/** Width and height of images in design pixels; the same as in feed.css. */
const SIZES: Readonly<Record<RowLook, readonly [number, number]>> = {
  text: [0, 0],
  small: [224, 150],
  three: [224, 150],
  big: [750, 422],
  wide: [750, 422],
};

/** Renders an article of a list in the layout of its kind and images. */
export function FeedArticle({ item, view, heading: Heading }: FeedArticleProps) {
  const { base, t } = view;
  const look = decideRowLook(item);
  const [width, height] = SIZES[look];
  const title = (
    <Heading className="row-title feed-title">
      {look === 'text' && <LiveMark item={item} t={t} />}
      {item.mark && <span className="mark feed-mark">{item.mark}</span>}
      <LangText t={t} text={decideRowTitle(item)} />
    </Heading>
  );
  const meta = <FeedMeta item={item} view={view} />;
  return (
    <ArticleLink base={base} className={`row row-${look}`} item={item}>
      <div className="row-words">
        {title}
        {look === 'small' && meta}
      </div>
      {look !== 'text' && (
        <div className="row-pictures">
          {item.pictures.slice(0, look === 'three' ? IMAGES_IN_ROW : 1).map((src) => (
            <FeedImage key={src} height={height} src={src} width={width} />
          ))}
          <LiveMark item={item} t={t} />
          <ImageMark item={item} t={t} />
        </div>
      )}
      {look !== 'small' && meta}
    </ArticleLink>
  );
}
