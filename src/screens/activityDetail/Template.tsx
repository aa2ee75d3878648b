import { serverNow } from '../../host/clock.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { activityDetail, openActivityDetail } from '../../stores/join/activityDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { CleanHtml } from '../single/CleanHtml.tsx';
import { ActivityView } from './ActivityView.tsx';
import { describeActivityDetail } from './describe.ts';

const open = () => void openActivityDetail(readSettings(), readPage().params.id ?? '');

/** Template page of an activity. */
export const ActivityDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describeActivityDetail}
    gone={['activity.gone', 'activity.goneHint']}
    name={(t) => t('activity.title')}
    open={open}
    page={activityDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <ActivityView
        body={data.activity.html ? <CleanHtml html={data.activity.html} /> : null}
        data={data}
        view={{ ...view, now: serverNow() }}
      />
    )}
  </JoinScreen>
);
