import { circleDetail, loadCirclePage } from '../../state/community/circleDetail.ts';
import { CommunityListTemplate } from '../community/CommunityListTemplate.tsx';
import { CircleDetailView } from './CircleDetailView.tsx';
import { CIRCLE_LISTS, describeCircleDetail } from './circleDetailScreen.ts';

/** Template page of a circle. */
export const CircleDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityListTemplate
    View={CircleDetailView}
    load={loadCirclePage}
    describe={describeCircleDetail}
    missing={['circle.gone', 'circle.goneHint']}
    lists={CIRCLE_LISTS}
    loading={loading}
    name={(t) => t('circle.page')}
    emptyMessage="circle.none"
    page={circleDetail}
  />
);
