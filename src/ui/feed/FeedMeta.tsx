import type { ListItem } from '../../model/article/articleTypes.ts';
import { formatCount } from '../../model/article/counts.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { Timestamp } from '../Timestamp.tsx';
import type { FeedView } from './feedView.ts';

interface FeedMetaProps {
  readonly item: ListItem;
  readonly view: FeedView;
}

/** Renders the line below a row's title, with the parts that the column or the site shows. */
export function FeedMeta({ item, view: { counts, times, now, t } }: FeedMetaProps) {
  const { reads, comments, praises } = formatShownCounts(item, counts);
  const time = counts.showTime && item.publishedAt !== null;
  // Without a label when the editors' mark at the corner of the row already says it.
  const label = item.mark === '' && ['link', 'special', 'h5'].includes(item.kind);
  if (!label && !item.source && !time && !reads && !comments && !praises) return null;
  return (
    <p className="row-meta feed-meta">
      {label && <Kind kind={item.kind} t={t} />}
      {item.source && (
        <span>
          <LangText t={t} text={item.source} />
        </span>
      )}
      {time && item.publishedAt !== null && (
        <Timestamp
          at={item.publishedAt}
          style={times.listStyle}
          rule={times.listRule}
          now={now}
          t={t}
        />
      )}
      {reads && <Message t={t} k="article.reads" values={{ n: reads }} />}
      {comments && <Message t={t} k="article.comments" values={{ n: comments }} />}
      {praises && <Message t={t} k="column.praises" values={{ n: praises }} />}
    </p>
  );
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
