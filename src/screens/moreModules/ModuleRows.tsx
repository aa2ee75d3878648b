import type { ListItem } from '../../model/article/types.ts';
import type { Leader, ModuleKind, SpecialItem } from '../../model/column/types.ts';
import type { Column } from '../../model/site/types.ts';
import type { ModuleItem } from '../../stores/moreModules.ts';
import { Specials } from '../../ui/feed/Specials.tsx';
import type { FeedView } from '../../ui/feed/view.ts';
import { ArticleRows } from '../list/ArticleRows.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { LeaderRow } from './LeaderRow.tsx';

interface ModuleRowsProps {
  readonly kind: ModuleKind;
  readonly items: readonly ModuleItem[];
  readonly view: FeedView;
}

/**
 * Renders the items of a module as a list. All items have the type that belongs to `kind`, which
 * the type in the server's response decides.
 */
export function ModuleRows({ kind, items, view }: ModuleRowsProps) {
  switch (kind) {
    case 'leaders':
      return (
        <ul className="mt-12">
          {(items as readonly Leader[]).map((leader) => (
            <LeaderRow key={leader.id} leader={leader} view={view} />
          ))}
        </ul>
      );
    case 'columns':
      return (
        <ul className="mt-12">
          {(items as readonly Column[]).map((column) => (
            <ColumnRow key={column.id} column={column} view={view} />
          ))}
        </ul>
      );
    case 'specials':
      return <Specials heading="h2" items={items as readonly SpecialItem[]} view={view} />;
    default:
      return <ArticleRows items={items as readonly ListItem[]} view={view} />;
  }
}
