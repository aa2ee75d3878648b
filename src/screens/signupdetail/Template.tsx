import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { openSignUp, signupdetail } from '../../stores/join/signupdetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SignUpView } from './SignUpView.tsx';

const open = () => void openSignUp(readSettings(), readPage().flags.id);

/** A reader's sign-up for an activity, with its tickets. */
export const SignUpDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={({ activity: { id, title } }, { t, base }) => ({
      name: `${t('signup.title')} · ${title}`,
      description: title,
      pictures: [],
      path: linkTo('signupdetail', {}, base, { id }),
      object: 4,
      id,
      // Others would see a page of their own.
      shareClosed: true,
    })}
    gone={['apply.gone', 'apply.goneHint']}
    name={(t) => t('signup.title')}
    open={open}
    page={signupdetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(page, view) => <SignUpView page={page} reload={open} view={view} />}
  </JoinScreen>
);
