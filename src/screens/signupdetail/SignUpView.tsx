import type { SignUpPage } from '../../stores/join/signupdetail.ts';
import type { JoinView } from '../../ui/people/view.ts';
import { AnonymousSignUp, SignUpInApp, Unsigned } from './NoSignUp.tsx';
import { OwnSignUp } from './OwnSignUp.tsx';

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
      return <Unsigned activity={page.activity} view={view} />;
    case 'anonymous':
      return <AnonymousSignUp activity={page.activity} onMember={reload} view={view} />;
    case 'inApp':
      return <SignUpInApp view={view} />;
  }
}
