import { arrangeRows } from '../../model/column/feedRows.ts';
import type { ColumnPage } from '../../model/column/types.ts';
import { Carousel } from '../../ui/feed/Carousel.tsx';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import { LiveBlock } from '../../ui/feed/LiveBlock.tsx';
import { TopModule } from '../../ui/feed/TopModule.tsx';
import type { FeedView } from '../../ui/feed/view.ts';
import { PartMore } from './PartMore.tsx';

interface OwnRowsProps {
  readonly columnId: string;
  readonly page: ColumnPage;
  readonly feed: FeedView;
}

/** Renders the rows of the special's own column, above its parts. */
export function OwnRows({ columnId, page, feed }: OwnRowsProps) {
  const rows = arrangeRows(page);
  return (
    <>
      <Carousel items={page.carousel} view={feed} />
      <TopModule module={page.topModule} view={feed} />
      <LiveBlock columnId={columnId} items={page.live} view={feed} />
      {rows.length > 0 && <FeedRows rows={rows} view={feed} />}
      {page.hasMore && <PartMore columnId={columnId} feed={feed} name="" />}
    </>
  );
}
