import { arrangeRows } from '../../model/column/feedRows.ts';
import type { SpecialData } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import { formatPartId, limitPartRows } from '../../model/special/specialParts.ts';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import type { FeedView } from '../../ui/feed/view.ts';
import { Words } from '../../ui/words.tsx';
import { PartMore } from './PartMore.tsx';

interface PartProps {
  readonly part: SpecialData['parts'][number];
  readonly config: SiteConfig;
  readonly feed: FeedView;
}

/** Renders a part of a special: its first rows and a link to all of them. */
export function Part({ part: { column, page, failed }, config, feed }: PartProps) {
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
          <Words k={failed ? 'special.failed' : 'special.noneInPart'} t={t} />
        </p>
      )}
      {(hasMore || failed) && <PartMore columnId={column.id} feed={feed} name={column.name} />}
    </section>
  );
}
