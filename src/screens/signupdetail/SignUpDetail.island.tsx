import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { OwnSignUp } from './OwnSignUp.tsx';
import { AnonymousNotice, NotSignedUpNotice, SignUpInAppNotice } from './SignUpNotices.tsx';
import { loadSignUpPage, type SignUpPage, signupdetail } from './signupdetail.state.ts';

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

interface SignUpViewProps {
  readonly page: SignUpPage;
  readonly view: JoinView;
  /** Loads the sign-up again. */
  readonly reload: () => void;
}

/** Renders a reader's sign-up, or the notice why there is none. */
function SignUpView({ page, view, reload }: SignUpViewProps) {
  switch (page.kind) {
    case 'signed':
      return <OwnSignUp page={page} reload={reload} view={view} />;
    case 'unsigned':
      return <NotSignedUpNotice activity={page.activity} view={view} />;
    case 'anonymous':
      return <AnonymousNotice activity={page.activity} onMember={reload} view={view} />;
    case 'inApp':
      return <SignUpInAppNotice view={view} />;
  }
}
