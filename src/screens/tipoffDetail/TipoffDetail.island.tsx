import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { TipoffStart } from './TipoffStart.tsx';
import { TipoffView } from './TipoffView.tsx';
import { loadTipoffPage, tipoffDetail } from './tipoffDetail.state.ts';
import { describeTipoffDetail } from './tipoffDetailScreen.ts';

const load = () => void loadTipoffPage(readSettings(), readPage().params.id ?? '');

/** Template page of a tip-off, or without an id of sending one. */
export const TipoffDetail = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={describeTipoffDetail}
    missing={['tipoff.gone', 'tipoff.goneHint']}
    name={(t) => t('tipoff.title')}
    load={load}
    page={tipoffDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(tip, view) => (tip ? <TipoffView tip={tip} view={view} /> : <TipoffStart view={view} />)}
  </CommunityScreen>
);
