import { AddedRows, type AddedRowsProps } from '../../islands/list/AddedRows.tsx';
import type { ModuleItem } from '../../model/column/columnTypes.ts';
import { ModuleRows, type ModuleRowsProps } from './ModuleRows.tsx';

/** What the items of a module are rendered with. */
export type ModuleRowProps = Omit<ModuleRowsProps, 'items'>;

/** Why an island: the list grows. Before, its end is HTML; the first items stay HTML. */
export const ModuleList = (props: AddedRowsProps<ModuleItem, ModuleRowProps>) => (
  <AddedRows
    {...props}
    // There are no lines between specials.
    partClass={props.rowProps.kind === 'specials' ? '' : undefined}
    Rows={ModuleRows}
  />
);
