import type { JoinView } from '../../ui/community/communityView.ts';
import { OwnSignUp } from './OwnSignUp.tsx';
import { AnonymousNotice, NotSignedUpNotice, SignUpInAppNotice } from './SignUpNotices.tsx';
import type { SignUpPage } from './signupdetail.state.ts';

interface SignUpViewProps {
  readonly page: SignUpPage;
  readonly view: JoinView;
  /** Whether the reader comes from the form. */
  readonly isNew: boolean;
  /** Why no voucher was drawn; '' for no reason. */
  readonly problem: string;
}

/** Renders a reader's sign-up, or the notice why there is none. */
export function SignUpView({ page, ...rest }: SignUpViewProps) {
  const { view } = rest;
  switch (page.kind) {
    case 'signed':
      return <OwnSignUp page={page} {...rest} />;
    case 'unsigned':
      return <NotSignedUpNotice activity={page.activity} view={view} />;
    case 'anonymous':
      return <AnonymousNotice activity={page.activity} view={view} />;
    case 'inApp':
      return <SignUpInAppNotice view={view} />;
  }
}
