import type { Leader } from '../../model/column/columnTypes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { leaderLink } from '../../ui/feed/feedLinks.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';

interface ModuleLeaderRowProps {
  readonly leader: Leader;
  readonly view: FeedView;
}

/** Renders a leader as a link to their page. */
export function ModuleLeaderRow({ leader, view: { base } }: ModuleLeaderRowProps) {
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
