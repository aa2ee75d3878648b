import type { ReactNode } from 'react';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { LeadersData } from './leaderViewList.state.ts';

interface LeadersViewProps {
  readonly data: LeadersData;
  readonly view: CommunityView;
  readonly list?: ReactNode;
}

/** Renders the leaders of all regions or of one region. */
export function LeadersView({ data, view, list }: LeadersViewProps) {
  return (
    <>
      <h1 className="mt-28 text-38 font-semibold">{view.t('leaders.title')}</h1>
      <Regions data={data} view={view} />
      {list}
    </>
  );
}

/** Renders links to the regions; each region has its own URL, so it can be shared. */
function Regions({
  data: { regions, regionId },
  view: { t, base },
}: Omit<LeadersViewProps, 'list'>) {
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

/** Returns the metadata of the leaders of all regions or of one region. */
export function describeLeaders(
  { regions, regionId }: Pick<LeadersData, 'regions' | 'regionId'>,
  { t, base }: CommunityView,
): CommunityMetadata {
  const region = regions.find(({ id }) => id === regionId)?.name;
  return {
    name: region ? `${t('leaders.title')} · ${region}` : t('leaders.title'),
    description: t('leaders.description'),
    pictures: [],
    path: linkTo('LeaderViewList', {}, base, { region: regionId || undefined }),
    object: 5,
    // The page is not about one person.
    id: '',
  };
}
