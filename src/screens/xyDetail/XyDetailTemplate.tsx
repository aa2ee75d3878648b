import { loadAccountPage, xyDetail } from '../../state/community/xyDetail.ts';
import { CommunityListTemplate } from '../community/CommunityListTemplate.tsx';
import { XyDetailView } from './XyDetailView.tsx';
import { ACCOUNT_LISTS, describeXyDetail } from './xyDetailScreen.ts';

/** Template page of an account. */
export const XyDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityListTemplate
    View={XyDetailView}
    load={loadAccountPage}
    describe={describeXyDetail}
    missing={['account.gone', 'account.goneHint']}
    lists={() => ACCOUNT_LISTS}
    loading={loading}
    name={(t) => t('account.title')}
    page={xyDetail}
  />
);
