import { useEffect, useRef, useState } from 'react';
import { decideDownloadMethod } from '../../host/app/appOpening.ts';
import { copyText } from '../../host/copyText.ts';
import { readSettings } from '../../host/settings.ts';
import type { JoinMessageKey } from '../../i18n/translate.ts';
import type { InvitationLink, InviteAnswer } from '../../model/invite/inviteTypes.ts';
import { linkTo } from '../../routes.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import { openInAppFromMessenger } from '../../state/downloadClient.ts';
import {
  type InvitationOutcome,
  type InvitedDownload,
  recordInvitation,
} from '../../state/join/invitedToDownload.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { AppLinks } from '../download/AppLinks.tsx';
import { formatInviterSentence } from '../invitation/formatInviterSentence.ts';
import { InviteCodeCard } from '../invitation/InviteCodeCard.tsx';

interface InvitedToDownloadViewProps {
  readonly data: InvitedDownload;
  readonly link: InvitationLink;
  readonly view: JoinView;
}

const VERDICT_MESSAGE_KEYS: Readonly<Record<InviteAnswer['verdict'], JoinMessageKey>> = {
  done: 'invite.recorded',
  used: 'invite.deviceUsed',
  unknown: 'invite.bad',
  own: 'invite.own',
  refused: 'invite.failed',
};

const isVerdict = (recorded: InvitationOutcome): recorded is InviteAnswer['verdict'] =>
  Object.keys(VERDICT_MESSAGE_KEYS).includes(recorded);

/** Renders the links to the app; the first tap on one of them records the invitation. */
export function InvitedToDownloadView({ data, link, view }: InvitedToDownloadViewProps) {
  const { stores, invitation } = data;
  const { t, base, config } = view;
  const settings = readSettings();
  const environment = readEnvironment(settings);
  const code = invitation.state === 'valid' ? invitation.code : '';
  const ids = code ? { id: link.uid || '0', code } : {};
  const page = settings.siteUrl + linkTo('invitedToDownload', ids, base);
  useEffect(() => openInAppFromMessenger(readSettings(), page), [page]);

  const [copied, setCopied] = useState<boolean | null>(null);
  const [recorded, setRecorded] = useState<InvitationOutcome | null>(null);
  const isTapped = useRef(false);

  const onStore = () => {
    const downloadMethod = decideDownloadMethod(environment);
    // These environments cannot download the app: the reader downloads it in the browser, where the
    // invitation is recorded.
    if (!code || downloadMethod === 'copy' || downloadMethod === 'browser') return;
    void copyText(code).then(setCopied);
    if (isTapped.current) return;
    isTapped.current = true;
    void recordInvitation({ code, uid: link.uid }).then(setRecorded);
  };

  return (
    <article className="invite">
      <header className="invite-head">
        {config.appLogo && <img alt="" className="app-mark" src={config.appLogo} />}
        <h1 className="invite-title">{config.appName || config.siteName}</h1>
        <p className="invite-about">
          {invitation.state === 'valid'
            ? formatInviterSentence(invitation.facts, view)
            : stores.description}
        </p>
      </header>
      {code && <InviteCodeCard code={code} label={t('invite.title')} t={t} />}
      {invitation.state !== 'valid' && (
        <p className="invite-note" role="status">
          {t(invitation.state === 'none' ? 'invite.missing' : 'invite.bad')}
        </p>
      )}
      {environment.kind === 'app' ? (
        <>
          <p className="invite-note">{t('download.here')}</p>
          <a className="main-button" href={linkTo('invite', {}, base, { code: code || undefined })}>
            {t('invite.enter')}
          </a>
        </>
      ) : (
        <AppLinks
          onStore={onStore}
          page={page}
          pageCode={code ? t('invite.scanPage') : undefined}
          stores={stores}
          t={t}
        />
      )}
      <p className="invite-note" role="status">
        {copied !== null && t(copied ? 'invite.paste' : 'invite.remember')}
        {recorded && (
          <span className="invite-recorded">
            {t(isVerdict(recorded) ? VERDICT_MESSAGE_KEYS[recorded] : recorded)}
          </span>
        )}
      </p>
    </article>
  );
}
