import type { JoinView } from '../../ui/community/communityView.ts';
import { OwnSignUp } from './OwnSignUp.tsx';
import { AnonymousNotice, NotSignedUpNotice, SignUpInAppNotice } from './SignUpNotices.tsx';
import type { SignUpPage } from './signupdetail.state.ts';

interface SignUpViewProps {
  readonly page: SignUpPage;
  readonly view: JoinView;
  /** Loads the sign-up again. */
  readonly reload: () => void;
}

/** Renders a reader's sign-up, or the notice why there is none. */
export function SignUpView({ page, view, reload }: SignUpViewProps) {
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
