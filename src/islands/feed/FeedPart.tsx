import { memo } from 'react';
import type { FeedRow } from '../../model/column/columnTypes.ts';
import { getFeedAnchor } from '../../state/feed/feed.ts';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { ListChunk } from '../list/ListChunk.tsx';
import type { FeedBlockPart as Part } from './splitBlocks.ts';

/** Height in rem of the usual row, which has a small image. */
const ROW_REM = 3;

interface FeedPartProps {
  readonly part: Part;
  readonly view: FeedView;
}

/**
 * Returns whether a row may contain the article; a module does, because it has items of its own.
 */
const mayHold = (row: FeedRow, articleId: string): boolean =>
  row.kind === 'module' || (row.kind === 'article' && row.item.id === articleId);

/** Renders some rows once; removes them from the document while they are far away. */
export const FeedPart = memo(function FeedPart({ part, view }: FeedPartProps) {
  const { recommended, isFirst, rows } = part;
  // When the reader returns to a row, the parts that may contain it render first.
  const anchor = getFeedAnchor();
  const isDrawn = anchor === null || rows.some((row) => mayHold(row, anchor.id));
  return (
    <ListChunk className="feed-part" heightRem={rows.length * ROW_REM} isRenderedAtOnce={isDrawn}>
      {recommended && isFirst && <h2 className="feed-recommended">{view.t('feed.recommended')}</h2>}
      <FeedRows heading={recommended ? 'h3' : 'h2'} rows={rows} view={view} />
    </ListChunk>
  );
});
