import type { LeaderEntry } from '../../model/community/leaders.ts';
import { articleLink, linkTo } from '../../routes.ts';
import type { RowView } from '../../ui/community/communityView.ts';

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
