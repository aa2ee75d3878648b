import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { dynamicDetail, loadDynamicPage } from '../../state/community/dynamicDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { DynamicDetailView } from './DynamicDetailView.tsx';
import { describeDynamicDetail } from './dynamicDetailScreen.ts';

const load = () => void loadDynamicPage(readSettings(), readPage().params.id ?? '');

/** Template page of a dynamic. */
export const DynamicDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={describeDynamicDetail}
    missing={['dynamic.gone', 'dynamic.goneHint']}
    name={(t) => t('dynamic.title')}
    load={load}
    page={dynamicDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <DynamicDetailView data={data} list={null} view={view} />}
  </CommunityScreen>
);
