import { memo } from 'react';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import type { FeedView } from '../../ui/feed/view.ts';
import type { FeedPart as Part } from './splitBlocks.ts';

interface FeedPartProps {
  readonly part: Part;
  readonly view: FeedView;
}

/** Some rows, rendered once. Out of sight the engine may pass over them (feedLate.css). */
export const FeedPart = memo(function FeedPart({ part, view }: FeedPartProps) {
  const { recommended, isFirst, rows } = part;
  return (
    <section className="feed-part">
      {recommended && isFirst && <h2 className="feed-recommended">{view.t('feed.recommended')}</h2>}
      <FeedRows heading={recommended ? 'h3' : 'h2'} rows={rows} view={view} />
    </section>
  );
});
