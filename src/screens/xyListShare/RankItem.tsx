import type { RankRow } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';

interface RankItemProps {
  readonly row: RankRow;
  /** Whether readers can vote in the period that is shown. */
  readonly isOpen: boolean;
  readonly view: Pick<CommunityView, 't' | 'base'>;
}

/** Renders an account of the ranking: rank, name, influence, and a vote button. */
export function RankItem({ row, isOpen, view: { t, base } }: RankItemProps) {
  const { id, name, icon, influence, rank, canHit } = row;
  const href = linkTo('xyDetail', { id }, base);
  const content = (
    <>
      <Avatar name={name} size="large" src={icon} />
      <span className="rank-words">
        <span className="rank-name">{name}</span>
        <span className="rank-influence">{t('rank.influence', { n: influence })}</span>
      </span>
    </>
  );
  return (
    <li className="rank-item">
      <span className={rank !== null && rank <= 3 ? 'rank-place rank-first' : 'rank-place'}>
        <span aria-hidden="true">{rank ?? '–'}</span>
        <span className="sr-only">
          {rank === null ? t('rank.noPlace') : t('rank.place', { n: rank })}
        </span>
      </span>
      <a className="rank-link" href={href}>
        {content}
      </a>
      {isOpen && (
        <button
          aria-pressed={!canHit}
          className="follow tap"
          data-act="hit"
          data-id={id}
          type="button"
        >
          {t(canHit ? 'rank.hit' : 'rank.hitDone')}
          <span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}
