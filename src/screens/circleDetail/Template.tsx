import { circleDetail, openCircle } from '../../stores/people/circleDetail.ts';
import { ListedTemplate } from '../people/ListedTemplate.tsx';
import { CircleDetailView } from './CircleDetailView.tsx';
import { describeCircleDetail } from './describe.ts';
import { CIRCLE_LISTS } from './lists.ts';

/** Template page of a circle. */
export const CircleDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <ListedTemplate
    View={CircleDetailView}
    ask={openCircle}
    describe={describeCircleDetail}
    gone={['circle.gone', 'circle.goneHint']}
    lists={CIRCLE_LISTS}
    loading={loading}
    name={(t) => t('circle.page')}
    none="circle.none"
    page={circleDetail}
  />
);
