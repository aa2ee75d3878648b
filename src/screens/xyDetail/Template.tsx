import { openXyDetail, xyDetail } from '../../stores/people/xyDetail.ts';
import { ListedTemplate } from '../people/ListedTemplate.tsx';
import { describeXyDetail } from './describe.ts';
import { ACCOUNT_LISTS } from './lists.ts';
import { XyDetailView } from './XyDetailView.tsx';

/** Template page of an account. */
export const XyDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <ListedTemplate
    View={XyDetailView}
    ask={openXyDetail}
    describe={describeXyDetail}
    gone={['account.gone', 'account.goneHint']}
    lists={() => ACCOUNT_LISTS}
    loading={loading}
    name={(t) => t('account.title')}
    page={xyDetail}
  />
);
