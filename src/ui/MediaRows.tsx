import type { ListItem } from '../model/article/articleTypes.ts';
import { ArticleRow } from './ArticleRow.tsx';
import type { FeedView, RowHeading } from './feed/feedView.ts';

export interface MediaRowsProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
  /** One level below the heading above the list. */
  readonly heading: RowHeading;
  /** Whether each row has one image of the full width. */
  readonly isLarge?: boolean;
}

/** Renders broadcasts or photo sets as rows. */
export const MediaRows = ({ items, view, heading, isLarge = false }: MediaRowsProps) => (
  <ul>
    {items.map((item) => (
      <ArticleRow
        {...view}
        key={item.id}
        heading={heading}
        item={isLarge ? { ...item, big: true, pictures: item.pictures.slice(0, 1) } : item}
      />
    ))}
  </ul>
);
