import type { ColumnPage } from '../../model/column/columnTypes.ts';
import { arrangeRows } from '../../model/column/feedRows.ts';
import { Carousel } from '../../ui/feed/Carousel.tsx';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { LiveBlock } from '../../ui/feed/LiveBlock.tsx';
import { TopModule } from '../../ui/feed/TopModule.tsx';
import { SpecialPartLink } from './SpecialPartLink.tsx';

interface SpecialOwnRowsProps {
  readonly columnId: string;
  readonly page: ColumnPage;
  readonly feed: FeedView;
}

/** Renders the rows of the special's own column, above its parts. */
export function SpecialOwnRows({ columnId, page, feed }: SpecialOwnRowsProps) {
  const rows = arrangeRows(page);
  return (
    <>
      <Carousel items={page.carousel} view={feed} />
      <TopModule module={page.topModule} view={feed} />
      <LiveBlock columnId={columnId} items={page.live} view={feed} />
      {rows.length > 0 && <FeedRows rows={rows} view={feed} />}
      {page.hasMore && <SpecialPartLink columnId={columnId} feed={feed} name="" />}
    </>
  );
}
