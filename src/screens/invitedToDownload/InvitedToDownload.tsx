import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../host/copy.ts';
import { decideDownload } from '../../host/opening.ts';
import { readSettings } from '../../host/settings.ts';
import type { JoinKey } from '../../i18n/translate.ts';
import type { InviteAnswer } from '../../model/invite/types.ts';
import { linkTo } from '../../routes.ts';
import { guideOut } from '../../stores/downloadClient.ts';
import { readPlace } from '../../stores/host.ts';
import type { InvitationLink } from '../../stores/join/invitation.ts';
import {
  type InvitedDownload,
  type Recorded,
  recordInvitation,
} from '../../stores/join/invitedToDownload.ts';
import type { JoinView } from '../../ui/people/view.ts';
import { AppWays } from '../download/AppWays.tsx';
import { CodeCard } from '../invitation/CodeCard.tsx';
import { sayInviter } from '../invitation/sentence.ts';

interface InvitedToDownloadProps {
  readonly data: InvitedDownload;
  readonly link: InvitationLink;
  readonly view: JoinView;
}

const RECORDED: Readonly<Record<InviteAnswer['verdict'], JoinKey>> = {
  done: 'invite.recorded',
  used: 'invite.deviceUsed',
  unknown: 'invite.bad',
  own: 'invite.own',
  refused: 'invite.failed',
};

const isVerdict = (recorded: Recorded): recorded is InviteAnswer['verdict'] =>
  Object.keys(RECORDED).includes(recorded);

/** Renders the links to the app; the first tap on one of them records the invitation. */
export function InvitedToDownload({ data, link, view }: InvitedToDownloadProps) {
  const { stores, invitation } = data;
  const { t, base, config } = view;
  const settings = readSettings();
  const place = readPlace(settings);
  const code = invitation.state === 'valid' ? invitation.code : '';
  const ids = code ? { id: link.uid || '0', code } : {};
  const page = settings.siteUrl + linkTo('invitedToDownload', ids, base);
  useEffect(() => guideOut(readSettings(), page), [page]);

  const [copied, setCopied] = useState<boolean | null>(null);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const isTapped = useRef(false);

  const onStore = () => {
    const way = decideDownload(place);
    // These environments cannot download the app: the reader downloads it in the browser, where the
    // invitation is recorded.
    if (!code || way === 'copy' || way === 'browser') return;
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
          {invitation.state === 'valid' ? sayInviter(invitation.facts, view) : stores.description}
        </p>
      </header>
      {code && <CodeCard code={code} label={t('invite.title')} t={t} />}
      {invitation.state !== 'valid' && (
        <p className="invite-note" role="status">
          {t(invitation.state === 'none' ? 'invite.missing' : 'invite.bad')}
        </p>
      )}
      {place.kind === 'app' ? (
        <>
          <p className="invite-note">{t('download.here')}</p>
          <a className="main-button" href={linkTo('invite', {}, base, { code: code || undefined })}>
            {t('invite.enter')}
          </a>
        </>
      ) : (
        <AppWays
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
            {t(isVerdict(recorded) ? RECORDED[recorded] : recorded)}
          </span>
        )}
      </p>
    </article>
  );
}
