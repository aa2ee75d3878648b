import { readSearch } from '../../host/address.ts';
import { readSettings } from '../../host/settings.ts';
import { readQueryCode } from '../../model/invite/code.ts';
import type { Invitation } from '../../model/invite/types.ts';
import { linkTo } from '../../routes.ts';
import { openShareinvite, shareinvite } from '../../stores/join/shareinvite.ts';
import type { JoinView, PeopleFacts } from '../../ui/people/view.ts';
import { sayInviter } from '../invitation/sentence.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { ShareinviteView } from './ShareinviteView.tsx';

const open = () => void openShareinvite(readSettings(), readQueryCode(readSearch()));

/** Template page that an invited friend opens. */
export const ShareinviteTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describe}
    gone={['invite.missing', 'invite.badHint']}
    name={(t) => t('invite.title')}
    open={open}
    page={shareinvite}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(invitation, view) => <ShareinviteView invitation={invitation} view={view} />}
  </JoinScreen>
);

/** Returns the page's metadata; an invalid invitation cannot be shared. */
function describe(invitation: Invitation, view: JoinView): PeopleFacts {
  const { t, base } = view;
  const isValid = invitation.state === 'valid';
  return {
    name: isValid ? sayInviter(invitation.facts, view) : t('invite.title'),
    description: t('invite.how'),
    pictures: isValid ? [invitation.facts?.inviter?.icon ?? ''] : [],
    path: linkTo('Shareinvite', {}, base, isValid ? { code: invitation.code } : {}),
    object: 0,
    id: '',
    shareClosed: !isValid,
  };
}
