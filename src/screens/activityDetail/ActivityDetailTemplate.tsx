import { serverNow } from '../../host/clock.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { activityDetail, loadActivityDetailPage } from '../../state/join/activityDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SanitisedHtml } from '../single/SanitisedHtml.tsx';
import { ActivityView } from './ActivityView.tsx';
import { describeActivityDetail } from './activityDetailScreen.ts';

const load = () => void loadActivityDetailPage(readSettings(), readPage().params.id ?? '');

/** Template page of an activity. */
export const ActivityDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describeActivityDetail}
    missing={['activity.gone', 'activity.goneHint']}
    name={(t) => t('activity.title')}
    load={load}
    page={activityDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <ActivityView
        body={data.activity.html ? <SanitisedHtml html={data.activity.html} /> : null}
        data={data}
        view={{ ...view, now: serverNow() }}
      />
    )}
  </JoinScreen>
);
