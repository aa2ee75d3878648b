import type { Leader } from '../../model/column/columnTypes.ts';
import { leaderLink } from './feedLinks.ts';
import type { FeedView } from './feedView.ts';

interface LeadersProps {
  readonly leaders: readonly Leader[];
  readonly view: Pick<FeedView, 'base'>;
}

/** Renders leaders side by side: portrait, name and office, linked to their pages. */
export function Leaders({ leaders, view: { base } }: LeadersProps) {
  return (
    <ul className="cards">
      {leaders.map((leader) => {
        const href = leaderLink(leader, base);
        const content = (
          <>
            <span className="portrait">
              {leader.portrait ? (
                <img alt="" height={208} loading="lazy" src={leader.portrait} width={156} />
              ) : (
                Array.from(leader.name)[0]
              )}
            </span>
            <b className="leader-name">{leader.name}</b>
            <span className="leader-duty">{leader.duty}</span>
          </>
        );
        return (
          <li key={leader.id} className="leader">
            <a href={href}>{content}</a>
          </li>
        );
      })}
    </ul>
  );
}
