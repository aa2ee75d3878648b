import type { LeaderEntry } from '../../model/community/leaders.ts';
import { articleLink, linkTo } from '../../routes.ts';
import type { CommunityView, RowView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';
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

interface LeaderRowProps {
  readonly leader: LeaderEntry;
  readonly view: Pick<RowView, 'base'>;
}

/** Renders a leader in a list: portrait, name, office, and the newest reports about the leader. */
export function LeaderRow({ leader, view: { base } }: LeaderRowProps) {
  const { id, name, duty, portrait, reports } = leader;
  const href = linkTo('figureDetail', { id }, base);
  const head = (
    <>
      {portrait ? (
        <img alt="" className="leader-portrait" loading="lazy" src={portrait} />
      ) : (
        <span aria-hidden="true" className="leader-portrait leader-none">
          {[...name][0]}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-34 font-medium">{name}</span>
        {duty && <span className="mt-4 block text-28 text-ink-2">{duty}</span>}
      </span>
    </>
  );
  return (
    <div className="py-24">
      <h2>
        <a className="leader-head" href={href}>
          {head}
        </a>
      </h2>
      {reports.length > 0 && (
        <ul className="leader-reports">
          {reports.map((item) => (
            <li key={item.id}>
              <a className="leader-report" data-article={item.id} href={articleLink(item, base)}>
                {item.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
