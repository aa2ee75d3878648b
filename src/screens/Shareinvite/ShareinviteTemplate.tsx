import { readSearch } from '../../host/address.ts';
import { readSettings } from '../../host/settings.ts';
import { readQueryCode } from '../../model/invite/code.ts';
import type { Invitation } from '../../model/invite/inviteTypes.ts';
import { linkTo } from '../../routes.ts';
import { loadShareinvitePage, shareinvite } from '../../state/join/shareinvite.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';
import { formatInviterSentence } from '../invitation/formatInviterSentence.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { ShareinviteView } from './ShareinviteView.tsx';

const load = () => void loadShareinvitePage(readSettings(), readQueryCode(readSearch()));

/** Template page that an invited friend opens. */
export const ShareinviteTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describe}
    missing={['invite.missing', 'invite.badHint']}
    name={(t) => t('invite.title')}
    load={load}
    page={shareinvite}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(invitation, view) => <ShareinviteView invitation={invitation} view={view} />}
  </JoinScreen>
);

/** Returns the page's metadata; an invalid invitation cannot be shared. */
function describe(invitation: Invitation, view: JoinView): CommunityMetadata {
  const { t, base } = view;
  const isValid = invitation.state === 'valid';
  return {
    name: isValid ? formatInviterSentence(invitation.facts, view) : t('invite.title'),
    description: t('invite.how'),
    pictures: isValid ? [invitation.facts?.inviter?.icon ?? ''] : [],
    path: linkTo('Shareinvite', {}, base, isValid ? { code: invitation.code } : {}),
    object: 0,
    id: '',
    shareClosed: !isValid,
  };
}
