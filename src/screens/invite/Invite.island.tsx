import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { $session } from '../../services/session/memberSession.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { InviteView } from './InviteView.tsx';
import { type InviteData, invite, loadInvitePage, reloadForMember } from './invite.state.ts';

const load = () => void loadInvitePage(readSettings());

/** Template page of a member's own invite code and the field for an inviter's code. */
export function Invite({ loading }: { readonly loading: string }) {
  const session = useStore($session, { ssr: 'initial' });
  // Only after the page has loaded the session.
  useEffect(() => {
    if (session.state !== 'unknown') reloadForMember(readSettings());
  }, [session]);
  return (
    <JoinScreen
      describe={describe}
      missing={['invite.none', 'invite.noneHint']}
      name={(t) => t('invite.title')}
      load={load}
      page={invite}
      skeleton={<SingleSkeleton label={loading} />}
    >
      {(data, view) => <InviteView data={data} view={view} />}
    </JoinScreen>
  );
}

const describe = ({ own }: InviteData, { t, base }: JoinView): CommunityMetadata => ({
  name: t('invite.title'),
  description: t('invite.about'),
  pictures: [],
  path: linkTo('invite', {}, base),
  object: 0,
  id: '',
  // Without a code there is no invitation to share.
  shareClosed: own === null,
});
