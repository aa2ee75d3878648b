import type { ListItem } from '../../model/article/articleTypes.ts';
import { FeedArticle } from './FeedArticle.tsx';
import type { FeedView, RowHeading } from './feedView.ts';

export interface ArticleRowsProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
  /** Heading level of the rows: one below the heading of the list. */
  readonly heading?: RowHeading;
}

/** Renders articles as rows, without modules between them. */
export const ArticleRows = ({ items, view, heading = 'h2' }: ArticleRowsProps) => (
  <ul className="feed">
    {items.map((item) => (
      <li key={item.id} className="row-item feed-article">
        <FeedArticle heading={heading} item={item} view={view} />
      </li>
    ))}
  </ul>
);
