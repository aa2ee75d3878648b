import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { followMember, type InviteData, invite, openInvite } from '../../stores/join/invite.ts';
import { $session } from '../../stores/session.ts';
import type { JoinView, PeopleFacts } from '../../ui/people/view.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { InviteView } from './InviteView.tsx';

const open = () => void openInvite(readSettings());

/** Template page of a member's own invite code and the field for an inviter's code. */
export function InviteTemplate({ loading }: { readonly loading: string }) {
  const session = useStore($session, { ssr: 'initial' });
  // Only after the page has loaded the session.
  useEffect(() => {
    if (session.state !== 'unknown') followMember(readSettings());
  }, [session]);
  return (
    <JoinScreen
      describe={describe}
      gone={['invite.none', 'invite.noneHint']}
      name={(t) => t('invite.title')}
      open={open}
      page={invite}
      skeleton={<SingleSkeleton label={loading} />}
    >
      {(data, view) => <InviteView data={data} view={view} />}
    </JoinScreen>
  );
}

const describe = ({ own }: InviteData, { t, base }: JoinView): PeopleFacts => ({
  name: t('invite.title'),
  description: t('invite.about'),
  pictures: [],
  path: linkTo('invite', {}, base),
  object: 0,
  id: '',
  // Without a code there is no invitation to share.
  shareClosed: own === null,
});
