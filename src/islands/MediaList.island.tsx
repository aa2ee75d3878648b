import type { ListItem } from '../model/article/articleTypes.ts';
import { MediaRows, type MediaRowsProps } from '../ui/MediaRows.tsx';
import { AddedRows, type AddedRowsProps } from './list/AddedRows.tsx';

/** What the rows of a list of broadcasts or photo sets are rendered with. */
export type MediaRowProps = Omit<MediaRowsProps, 'items'>;

/** Why an island: the list grows. Before, its end is HTML; the first rows stay HTML. */
export const MediaList = (props: AddedRowsProps<ListItem, MediaRowProps>) => (
  <AddedRows {...props} Rows={MediaRows} />
);
