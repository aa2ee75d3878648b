import { readSearch } from '../../host/address.ts';
import { readSettings } from '../../host/settings.ts';
import {
  type Invitation,
  type InviteFacts,
  parseInviterName,
} from '../../model/invite/normaliseInvite.ts';
import { linkTo } from '../../routes.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Notice, NoticeLink } from '../../ui/Notice.tsx';
import { formatInviterSentence } from '../invitation/formatInviterSentence.ts';
import { InviteCodeCard } from '../invitation/InviteCodeCard.tsx';
import { InvitePoints } from '../invitation/InvitePoints.tsx';

interface ShareinviteViewProps {
  readonly invitation: Invitation;
  readonly view: JoinView;
}

/**
 * Renders the inviter, the code, the points of both members, and a link: to the download page, or
 * in the native app to the field for the code.
 */
export function ShareinviteView({ invitation, view }: ShareinviteViewProps) {
  const { t, base } = view;
  const isApp = readEnvironment(readSettings()).kind === 'app';
  if (invitation.state !== 'valid') {
    const link = isApp
      ? [linkTo('invite', {}, base), t('invite.enter')]
      : [linkTo('invitedToDownload', {}, base), t('download.title')];
    return (
      <Notice
        action={<NoticeLink href={link[0]}>{link[1]}</NoticeLink>}
        text={t('invite.badHint')}
        title={t(invitation.state === 'none' ? 'invite.missing' : 'invite.bad')}
      />
    );
  }
  const { code, facts } = invitation;
  const enter = linkTo('invite', {}, base, { code });
  // Path parameters are positional: the code is not read without an id, hence '0'.
  const ids = { id: facts?.inviter?.uid || '0', code };
  return (
    <article className="invite">
      <header className="invite-head">
        <Avatar name={getInviterName(facts)} size="large" src={facts?.inviter?.icon ?? ''} />
        <h1 className="invite-title">{formatInviterSentence(facts, view)}</h1>
        <p className="invite-about">{t('invite.how')}</p>
      </header>
      {facts && <InvitePoints facts={facts} of="friend" t={t} />}
      <InviteCodeCard code={code} label={t('invite.title')} t={t} />
      <a className="main-button" href={isApp ? enter : linkTo('invitedToDownload', ids, base)}>
        {t(isApp ? 'invite.enter' : 'download.title')}
      </a>
      {!isApp && (
        <a className="invite-other" href={enter}>
          {t('invite.haveApp')}
        </a>
      )}
    </article>
  );
}

const getInviterName = (facts: InviteFacts | null): string =>
  facts?.inviter?.name || parseInviterName(new URLSearchParams(readSearch()).get('name'));
