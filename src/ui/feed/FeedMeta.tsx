import type { ListItem } from '../../model/article/articleTypes.ts';
import { formatCount } from '../../model/article/counts.ts';
import { decideRowSource, startsWithLabel } from '../../model/article/rowMeta.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { Timestamp } from '../Timestamp.tsx';
import type { FeedView } from './feedView.ts';

interface FeedMetaProps {
  readonly item: ListItem;
  readonly view: FeedView;
}

/** Renders the line below a row's title, with the parts that the column or the site shows. */
export function FeedMeta({ item, view: { counts, times, now, ownName, t } }: FeedMetaProps) {
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
