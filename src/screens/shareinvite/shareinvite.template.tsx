import { readSearch } from '../../host/address.ts';
import { readQueryCode } from '../../model/invite/code.ts';
import type { Invitation } from '../../model/invite/normaliseInvite.ts';
import { linkTo } from '../../routes.ts';
import { loadJoinMessages } from '../../services/loadJoinMessages.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';
import { copyInviteCode } from '../invitation/copyInviteCode.ts';
import { formatInviterSentence } from '../invitation/formatInviterSentence.ts';
import { loadInvitation } from '../invitation/invitation.load.ts';
import { ShareinviteView } from './ShareinviteView.tsx';

startSingleTemplate<Invitation, JoinView>({
  View: ({ data, view }) => <ShareinviteView invitation={data} view={view} />,
  describe,
  load: withConfig((client) =>
    loadInvitation(client, { code: readQueryCode(readSearch()), uid: '' }),
  ),
  loadMessages: loadJoinMessages,
  missing: ['invite.missing', 'invite.badHint'],
  name: (t) => t('invite.title'),
  start({ data, view }) {
    if (data.state !== 'valid') return;
    document
      .querySelector('.invite-copy')
      ?.addEventListener('click', () => void copyInviteCode(data.code, view.t));
  },
});

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
