import type { CommunityView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';
import { LeaderRow } from './LeaderRow.tsx';
import type { LeadersData } from './leaderViewList.state.ts';

interface LeaderRowsProps {
  readonly first: LeadersData['first'];
  readonly view: CommunityView;
}

/** Renders the first leaders of a list, or that there are none. */
export function LeaderRows({ first: { items, hasMore }, view }: LeaderRowsProps) {
  const { t } = view;
  return (
    <>
      {items.length > 0 && (
        <ul>
          {items.map((leader) => (
            <li key={leader.id} className="row-item">
              <LeaderRow leader={leader} view={view} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && !hasMore && (
        <div className="list-end">
          <p>
            <Message k="more.end" t={t} />
          </p>
        </div>
      )}
      {items.length === 0 && !hasMore && (
        <p className="py-80 text-center text-30 text-ink-2" role="status">
          {t('leaders.none')}
        </p>
      )}
    </>
  );
}
