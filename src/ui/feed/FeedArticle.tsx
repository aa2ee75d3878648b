import type { ListItem } from '../../model/article/articleTypes.ts';
import { formatCount } from '../../model/article/counts.ts';
import { decideRowSource, startsWithLabel } from '../../model/article/rowMeta.ts';
import {
  decideRowLook,
  decideRowTitle,
  IMAGES_IN_ROW,
  type RowLook,
} from '../../model/column/rowLook.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { ListTime } from '../Timestamp.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { FeedImage, ImageMark } from './FeedImage.tsx';
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
  const text = decideRowTitle(item);
  const title = (
    <Heading className="row-title feed-title">
      {look === 'text' && <LiveMark item={item} t={t} />}
      {item.mark && !startsWithLabel(text, item.mark) && (
        <span className="mark feed-mark">{item.mark}</span>
      )}
      <LangText t={t} text={text} />
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

interface FeedMetaProps {
  readonly item: ListItem;
  readonly view: FeedView;
}

/** Renders the line below a row's title, with the parts that the column or the site shows. */
function FeedMeta({ item, view: { counts, times, now, ownName, t } }: FeedMetaProps) {
  const { reads, comments, praises } = formatShownCounts(item, counts);
  const time = counts.showTime && item.publishedAt !== null;
  const source = decideRowSource(item, ownName);
  const label = hasKindLabel(item, t);
  if (!label && !source && !time && !reads && !comments && !praises) return null;
  return (
    <p className="row-meta feed-meta">
      {label && <Kind kind={item.kind} t={t} />}
      {source && (
        <span>
          <LangText t={t} text={source} />
        </span>
      )}
      {time && item.publishedAt !== null && (
        <ListTime at={item.publishedAt} now={now} t={t} times={times} />
      )}
      {reads && <Message t={t} k="article.reads" values={{ n: reads }} />}
      {comments && <Message t={t} k="article.comments" values={{ n: comments }} />}
      {praises && <Message t={t} k="column.praises" values={{ n: praises }} />}
    </p>
  );
}

/** Whether a label says what the row is: not where the editors' mark or the title says it already. */
function hasKindLabel({ kind, mark, title }: ListItem, t: FeedView['t']): boolean {
  if (mark !== '') return false;
  if (kind === 'h5') return true;
  const key = kind === 'special' ? 'list.special' : kind === 'link' && 'list.link';
  return key !== false && !startsWithLabel(title, t(key));
}

function Kind({ kind, t }: Pick<ListItem, 'kind'> & Pick<FeedView, 't'>) {
  if (kind === 'h5') return <span className="kind">H5</span>;
  return <Message className="kind" t={t} k={kind === 'special' ? 'list.special' : 'list.link'} />;
}

function formatShownCounts(item: ListItem, shows: FeedView['counts']) {
  const formatIfShown = (show: boolean, n: number) => (show && n > 0 ? formatCount(n) : '');
  return {
    reads: formatIfShown(shows.showReads, item.counts.clicks),
    comments: formatIfShown(shows.showComments, item.counts.comments),
    praises: formatIfShown(shows.showPraises, item.counts.praises),
  };
}
