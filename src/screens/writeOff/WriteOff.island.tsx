import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { WriteOffDesk } from './WriteOffDesk.tsx';
import { loadWriteOffPage, writeOffPage } from './writeOffPage.state.ts';

const load = () => void loadWriteOffPage(readSettings());

/** Returns the page's metadata; sharing is closed, because the URL names one reader's voucher. */
const describe = (_: true, { t, base }: JoinView): CommunityMetadata => ({
  name: t('writeoff.title'),
  description: '',
  pictures: [],
  path: linkTo('writeOff', {}, base),
  object: 0,
  id: '',
  shareClosed: true,
});

/** Template page on which an activity's staff look up vouchers and redeem them. */
export const WriteOff = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describe}
    missing={['activity.gone', 'activity.goneHint']}
    name={(t) => t('writeoff.title')}
    load={load}
    page={writeOffPage}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(_, { t }) => <WriteOffDesk t={t} />}
  </JoinScreen>
);
