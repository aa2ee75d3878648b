import type { ListItem } from '../../model/article/articleTypes.ts';
import type {
  Leader,
  ModuleItem,
  ModuleKind,
  SpecialItem,
} from '../../model/column/columnTypes.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { ArticleRows } from '../../ui/feed/ArticleRows.tsx';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Specials } from '../../ui/feed/Specials.tsx';
import { ModuleColumnRow } from './ModuleColumnRow.tsx';
import { ModuleLeaderRow } from './ModuleLeaderRow.tsx';

export interface ModuleRowsProps {
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
        <ul>
          {(items as readonly Leader[]).map((leader) => (
            <ModuleLeaderRow key={leader.id} leader={leader} view={view} />
          ))}
        </ul>
      );
    case 'columns':
      return (
        <ul>
          {(items as readonly Column[]).map((column) => (
            <ModuleColumnRow key={column.id} column={column} view={view} />
          ))}
        </ul>
      );
    case 'specials':
      return <Specials heading="h2" items={items as readonly SpecialItem[]} view={view} />;
    default:
      return <ArticleRows items={items as readonly ListItem[]} view={view} />;
  }
}
