import type { Column } from '../../model/site/types.ts';
import { columnLink } from './links.ts';
import type { FeedView } from './view.ts';

interface ColumnChipsProps {
  readonly columns: readonly Column[];
  readonly view: Pick<FeedView, 'base'>;
}

/** Columns as names in a line, with their icons. */
export function ColumnChips({ columns, view: { base } }: ColumnChipsProps) {
  return (
    <ul className="chips">
      {columns.map((column) => {
        const href = columnLink(column, base);
        const content = (
          <>
            {column.icon && <img alt="" height={40} loading="lazy" src={column.icon} width={40} />}
            {column.name}
          </>
        );
        return (
          <li key={column.id}>
            <a className="chip" href={href}>
              {content}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
