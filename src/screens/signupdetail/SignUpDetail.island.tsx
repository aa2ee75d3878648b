import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SignUpView } from './SignUpView.tsx';
import { loadSignUpPage, signupdetail } from './signupdetail.state.ts';

const load = () => void loadSignUpPage(readSettings(), readPage().flags.id);

/** Template page of a reader's sign-up for an activity, with its vouchers. */
export const SignUpDetail = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={({ activity: { id, title } }, { t, base }) => ({
      name: `${t('signup.title')} · ${title}`,
      description: title,
      pictures: [],
      path: linkTo('signupdetail', {}, base, { id }),
      object: 4,
      id,
      // The page shows each reader their own sign-up, so sharing it is pointless.
      shareClosed: true,
    })}
    missing={['apply.gone', 'apply.goneHint']}
    name={(t) => t('signup.title')}
    load={load}
    page={signupdetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(page, view) => <SignUpView page={page} reload={load} view={view} />}
  </JoinScreen>
);
