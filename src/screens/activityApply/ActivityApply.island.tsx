import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { ApplyView } from './ApplyView.tsx';
import { activityApply, loadActivityApplyPage } from './activityApply.state.ts';

const load = () => void loadActivityApplyPage(readSettings(), readPage().params.id ?? '');

/** Template page of an activity's sign-up form. */
export const ActivityApply = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={({ activity: { id, title, abstract, picture, shareClosed } }, { t, base }) => ({
      name: `${t('apply.title')} · ${title}`,
      description: abstract,
      pictures: picture ? [picture] : [],
      path: linkTo('activityApply', { id }, base),
      object: 4,
      id,
      shareClosed,
    })}
    missing={['apply.gone', 'apply.goneHint']}
    name={(t) => t('apply.title')}
    load={load}
    page={activityApply}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <ApplyView data={data} reload={load} view={view} />}
  </JoinScreen>
);
