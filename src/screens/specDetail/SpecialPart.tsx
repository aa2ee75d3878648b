import { ChevronRight } from 'lucide';
import { hasTimeAxis } from '../../model/column/columnTarget.ts';
import type { SpecialData } from '../../model/column/columnTypes.ts';
import { arrangeRows } from '../../model/column/feedRows.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { formatPartId, limitPartRows } from '../../model/special/specialParts.ts';
import { linkTo } from '../../routes.ts';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';

interface SpecialPartProps {
  readonly part: SpecialData['parts'][number];
  readonly config: SiteConfig;
  readonly feed: FeedView;
}

/** Renders a part of a special: its first rows, and links to all of them and to its timeline. */
export function SpecialPart({ part: { column, page, failed }, config, feed }: SpecialPartProps) {
  const { page: first, hasMore } = limitPartRows(page);
  const rows = arrangeRows(first);
  const id = formatPartId(column.id);
  const { t } = feed;
  return (
    <section aria-labelledby={`${id}-name`} className="part" id={id}>
      <h2 className="part-name" id={`${id}-name`}>
        {column.name}
      </h2>
      {rows.length > 0 && (
        <FeedRows
          heading="h3"
          rows={rows}
          view={{ ...feed, counts: column.shows ?? config.counts }}
        />
      )}
      {rows.length === 0 && (
        <p className="part-none">
          <Message k={failed ? 'special.failed' : 'special.noneInPart'} t={t} />
        </p>
      )}
      {(hasMore || failed) && (
        <SpecialPartLink columnId={column.id} feed={feed} name={column.name} />
      )}
      {hasTimeAxis(column) && <TimelineLink columnId={column.id} feed={feed} />}
    </section>
  );
}

interface SpecialPartLinkProps {
  readonly columnId: string;
  readonly name: string;
  readonly feed: FeedView;
}

/** Renders the link to all rows of a part. */
export function SpecialPartLink({ columnId, name, feed: { base, t } }: SpecialPartLinkProps) {
  const href = linkTo('specMore', { columnId }, base);
  return (
    <a {...label(t, 'special.moreOf', { name })} className="part-more" href={href}>
      <Message k="special.more" t={t} />
      <Icon className="part-arrow" icon={ChevronRight} />
    </a>
  );
}

interface TimelineLinkProps {
  readonly columnId: string;
  readonly feed: Pick<FeedView, 'base' | 't'>;
}

/** Renders the link to the articles of a column on their time axis. */
export const TimelineLink = ({ columnId, feed: { base, t } }: TimelineLinkProps) => (
  <a className="part-more" href={linkTo('hotPointTimeAxis', { id: columnId }, base)}>
    <Message k="special.timeline" t={t} />
    <Icon className="part-arrow" icon={ChevronRight} />
  </a>
);
