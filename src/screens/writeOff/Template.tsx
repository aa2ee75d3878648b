import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { openWriteOffPage, writeOffPage } from '../../stores/join/writeOffPage.ts';
import type { JoinView, PeopleFacts } from '../../ui/people/view.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { Desk } from './Desk.tsx';

const open = () => void openWriteOffPage(readSettings());

/** Returns the page's metadata; sharing is closed, because the URL names one reader's voucher. */
const describe = (_: true, { t, base }: JoinView): PeopleFacts => ({
  name: t('writeoff.title'),
  description: '',
  pictures: [],
  path: linkTo('writeOff', {}, base),
  object: 0,
  id: '',
  shareClosed: true,
});

/** Template page on which an activity's staff look up vouchers and redeem them. */
export const WriteOffTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describe}
    gone={['activity.gone', 'activity.goneHint']}
    name={(t) => t('writeoff.title')}
    open={open}
    page={writeOffPage}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(_, { t }) => <Desk t={t} />}
  </JoinScreen>
);
