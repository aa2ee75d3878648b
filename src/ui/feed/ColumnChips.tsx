import type { Column } from '../../model/site/siteTypes.ts';
import { LangText } from '../LangText.tsx';
import { columnLinkProps } from './feedLinks.ts';
import type { FeedView } from './feedView.ts';

interface ColumnChipsProps {
  readonly columns: readonly Column[];
  readonly view: Pick<FeedView, 'base' | 't'>;
}

/** Renders columns as a line of names with icons. */
export function ColumnChips({ columns, view: { base, t } }: ColumnChipsProps) {
  return (
    <ul className="chips">
      {columns.map((column) => {
        const content = (
          <>
            {column.icon && <img alt="" height={40} loading="lazy" src={column.icon} width={40} />}
            <LangText t={t} text={column.name} />
          </>
        );
        return (
          <li key={column.id}>
            <a className="chip" {...columnLinkProps(column, base)}>
              {content}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
