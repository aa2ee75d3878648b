import type { SignUpPage } from '../../stores/join/signupdetail.ts';
import type { JoinView } from '../../ui/people/view.ts';
import { AnonymousSignUp, SignUpInApp, Unsigned } from './NoSignUp.tsx';
import { OwnSignUp } from './OwnSignUp.tsx';

interface SignUpViewProps {
  readonly page: SignUpPage;
  readonly view: JoinView;
  /** Asks the server anew. */
  readonly reload: () => void;
}

/** A reader's sign-up, or what stands in its place. */
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
