import type { ListItem } from '../model/article/articleTypes.ts';
import { ArticleRows, type ArticleRowsProps } from '../ui/feed/ArticleRows.tsx';
import { AddedRows, type AddedRowsProps } from './list/AddedRows.tsx';

/** What the rows of a list of articles are rendered with. */
export type ArticleRowProps = Omit<ArticleRowsProps, 'items'>;

/** Why an island: the list grows. Before, its end is HTML; the first rows stay HTML. */
export const ArticleList = (props: AddedRowsProps<ListItem, ArticleRowProps>) => (
  <AddedRows {...props} Rows={ArticleRows} />
);
