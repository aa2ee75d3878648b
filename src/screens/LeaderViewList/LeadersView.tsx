import { GrowingList } from '../../islands/list/GrowingList.tsx';
import { linkTo } from '../../routes.ts';
import { type LeadersData, leaders } from '../../state/community/leaderViewList.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { LeaderRow } from '../../ui/community/LeaderRow.tsx';

interface LeadersViewProps {
  readonly data: LeadersData;
  readonly view: CommunityView;
}

/** Renders the leaders of all regions or of one region. */
export function LeadersView({ data, view }: LeadersViewProps) {
  const { t } = view;
  return (
    <>
      <h1 className="mt-28 text-38 font-semibold">{t('leaders.title')}</h1>
      <Regions data={data} view={view} />
      <GrowingList list={leaders} none={t('leaders.none')} t={t}>
        {(leader) => <LeaderRow leader={leader} view={view} />}
      </GrowingList>
    </>
  );
}

/** Renders links to the regions; each region has its own URL, so it can be shared. */
function Regions({ data: { regions, regionId }, view: { t, base } }: LeadersViewProps) {
  if (regions.length === 0) return null;
  return (
    <nav aria-label={t('leaders.regions')} className="line-tabs mt-16">
      {[{ id: '', name: t('leaders.all') }, ...regions].map(({ id, name }) => (
        <a
          key={id}
          aria-current={id === regionId ? 'page' : undefined}
          className="line-tab"
          href={linkTo('LeaderViewList', {}, base, { region: id || undefined })}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
