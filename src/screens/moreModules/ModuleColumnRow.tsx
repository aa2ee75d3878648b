import type { Column } from '../../model/site/siteTypes.ts';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { columnLinkProps } from '../../ui/feed/feedLinks.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';

interface ModuleColumnRowProps {
  readonly column: Column;
  readonly view: FeedView;
}

/** Renders a column with its description and a follow button. */
export function ModuleColumnRow({ column, view: { base, t } }: ModuleColumnRowProps) {
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
