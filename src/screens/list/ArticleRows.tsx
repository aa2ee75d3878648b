import { ListChunks } from '../../islands/list/ListChunks.tsx';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { FeedRows } from '../../ui/feed/FeedRows.tsx';
import type { FeedView, RowHeading } from '../../ui/feed/feedView.ts';

interface ArticleRowsProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
  /** Heading level of the rows: one below the heading of the list. */
  readonly heading?: RowHeading;
}

/** Renders articles as rows, without modules between them. */
export function ArticleRows({ items, view, heading }: ArticleRowsProps) {
  return (
    <ListChunks rows={items}>
      {(some) => (
        <FeedRows
          heading={heading}
          rows={some.map((item) => ({ kind: 'article', item }))}
          view={view}
        />
      )}
    </ListChunks>
  );
}
