import type { ListItem } from '../../model/article/articleTypes.ts';
import type {
  Leader,
  ModuleItem,
  ModuleKind,
  SpecialItem,
} from '../../model/column/columnTypes.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { ArticleRows } from '../../ui/feed/ArticleRows.tsx';
import { columnLinkProps, leaderLink } from '../../ui/feed/feedLinks.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Specials } from '../../ui/feed/Specials.tsx';

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

interface ModuleLeaderRowProps {
  readonly leader: Leader;
  readonly view: FeedView;
}

/** Renders a leader as a link to their page. */
function ModuleLeaderRow({ leader, view: { base } }: ModuleLeaderRowProps) {
  const href = leaderLink(leader, base);
  const content = (
    <>
      <Avatar name={leader.name} size="large" src={leader.portrait} />
      <span className="min-w-0 flex-1">
        <span className="block text-34 font-medium">{leader.name}</span>
        {leader.duty && <span className="mt-4 block text-26 text-ink-3">{leader.duty}</span>}
      </span>
    </>
  );
  const look = 'row flex items-center gap-24';
  return (
    <li className="row-item">
      <a className={look} href={href}>
        {content}
      </a>
    </li>
  );
}

interface ModuleColumnRowProps {
  readonly column: Column;
  readonly view: FeedView;
}

/** Renders a column with its description and a follow button. */
function ModuleColumnRow({ column, view: { base, t } }: ModuleColumnRowProps) {
  const { id, name, icon, description } = column;
  const content = (
    <>
      {icon && <img alt="" className="h-96 w-96 rounded bg-raised" loading="lazy" src={icon} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-34 font-medium">{name}</span>
        {description && <span className="mt-4 block text-26 text-ink-3">{description}</span>}
      </span>
    </>
  );
  const look = 'row flex min-w-0 flex-1 items-center gap-24';
  return (
    <li className="row-item flex items-center gap-24">
      <a className={look} {...columnLinkProps(column, base)}>
        {content}
      </a>
      <FollowButton id={id} name={name} object={1} t={t} />
    </li>
  );
}
