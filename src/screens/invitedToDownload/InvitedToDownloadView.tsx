import { readSettings } from '../../host/settings.ts';
import type { JoinMessageKey } from '../../i18n/translate.ts';
import type { InviteAnswer } from '../../model/invite/normaliseInvite.ts';
import { linkTo } from '../../routes.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { AppLinks } from '../download/AppLinks.tsx';
import { formatInviterSentence } from '../invitation/formatInviterSentence.ts';
import { InviteCodeCard } from '../invitation/InviteCodeCard.tsx';
import type { InvitedDownload } from './invitedToDownload.load.ts';
import type { InvitationOutcome } from './recordInvitation.state.ts';

interface InvitedToDownloadViewProps {
  readonly data: InvitedDownload;
  /** URL of this page, which the installed app opens. */
  readonly page: string;
  /** Id of the element that shows the outcome of a tap. */
  readonly outcomeId: string;
  readonly view: JoinView;
}

/** Renders the invite code and the links to the app. */
export function InvitedToDownloadView(props: InvitedToDownloadViewProps) {
  const { data, page, outcomeId, view } = props;
  const { stores, invitation } = data;
  const { t, base, config } = view;
  const environment = readEnvironment(readSettings());
  const code = invitation.state === 'valid' ? invitation.code : '';
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
          page={page}
          pageCode={code ? t('invite.scanPage') : undefined}
          stores={stores}
          t={t}
        />
      )}
      <p className="invite-note" id={outcomeId} role="status" />
    </article>
  );
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

interface TapOutcomeProps {
  /** Whether the code was copied; null while it is unknown. */
  readonly isCopied: boolean | null;
  /** Whether the invitation was recorded; null while it is unknown. */
  readonly recorded: InvitationOutcome | null;
  readonly t: JoinView['t'];
}

/** Renders the outcome of a tap on a store's link. */
export const TapOutcome = ({ isCopied, recorded, t }: TapOutcomeProps) => (
  <>
    {isCopied !== null && t(isCopied ? 'invite.paste' : 'invite.remember')}
    {recorded && (
      <span className="invite-recorded">
        {t(isVerdict(recorded) ? VERDICT_MESSAGE_KEYS[recorded] : recorded)}
      </span>
    )}
  </>
);
