import { decideDownloadMethod } from '../../host/app/downloadMethod.ts';
import { copyText } from '../../host/copyText.ts';
import { readPage } from '../../host/page.ts';
import { runBusyTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { parseCodeText } from '../../model/invite/code.ts';
import type { InvitationLink } from '../../model/invite/normaliseInvite.ts';
import { parseLinkedId } from '../../model/wire.ts';
import { linkTo } from '../../routes.ts';
import { loadJoinMessages } from '../../services/loadJoinMessages.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';
import { loadFromConfig } from '../../state/singlePage.ts';
import { type PartProps, startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';
import { openInAppFromMessenger } from '../downloadClient/openInAppFromMessenger.ts';
import { copyInviteCode } from '../invitation/copyInviteCode.ts';
import { InvitedToDownloadView, TapOutcome } from './InvitedToDownloadView.tsx';
import { type InvitedDownload, loadInvitedDownload } from './invitedToDownload.load.ts';
import type { InvitationOutcome } from './recordInvitation.state.ts';

/** The element that shows the outcome of a tap. */
const OUTCOME = 'invite-outcome';

function readLink(): InvitationLink {
  const { id, code } = readPage().params;
  return { uid: parseLinkedId(id), code: parseCodeText(code) };
}

const readCode = ({ invitation }: InvitedDownload): string =>
  invitation.state === 'valid' ? invitation.code : '';

/** Returns the URL of the page, with the code if it is valid. */
function formatPageUrl(data: InvitedDownload, base: string): string {
  const code = readCode(data);
  const ids = code ? { id: readLink().uid || '0', code } : {};
  return readSettings().siteUrl + linkTo('invitedToDownload', ids, base);
}

startSingleTemplate<InvitedDownload, JoinView>({
  View: ({ data, view }) => (
    <InvitedToDownloadView
      data={data}
      outcomeId={OUTCOME}
      page={formatPageUrl(data, view.base)}
      view={view}
    />
  ),
  describe,
  load: (client) => loadFromConfig(loadInvitedDownload(client, readLink())),
  loadMessages: loadJoinMessages,
  missing: ['download.gone', 'download.goneHint'],
  name: (t) => t('download.title'),
  start,
});

function describe({ stores }: InvitedDownload, { t, base, config }: JoinView): CommunityMetadata {
  const { uid, code } = readLink();
  const app = config.appName || config.siteName;
  return {
    name: app ? t('download.titleOf', { app }) : t('download.title'),
    description: stores.description || t('invite.how'),
    pictures: [config.appLogo],
    path: linkTo(
      'invitedToDownload',
      code ? { id: uid || '0', code } : { id: uid || undefined },
      base,
    ),
    object: 0,
    id: '',
  };
}

const loadRecorder = () => import('./recordInvitation.state.ts');

function start(
  { data, view: { t, base } }: PartProps<InvitedDownload, JoinView>,
  firstScreen: Promise<void>,
): void {
  const settings = readSettings();
  openInAppFromMessenger(settings, formatPageUrl(data, base));
  const code = readCode(data);
  if (!code) return;
  document
    .querySelector('.invite-copy')
    ?.addEventListener('click', () => void copyInviteCode(code, t));
  const method = decideDownloadMethod(readEnvironment(settings));
  // These environments cannot download the app: the reader downloads it in the browser, where the
  // invitation is recorded.
  if (method === 'copy' || method === 'browser') return;
  recordOnTap(code, t);
  // A failure is met at the tap.
  void firstScreen.then(loadRecorder).catch(() => {});
}

/**
 * Copies the code at every tap on a store's link, and records the invitation at the first one. That
 * tap goes on when the invitation is stored, because the link may lead away from the page. When
 * the module that stores it does not come, the link is followed without: the reader has the code.
 */
function recordOnTap(code: string, t: JoinView['t']): void {
  let isCopied: boolean | null = null;
  let recorded: InvitationOutcome | null = null;
  let isDone = false;
  const show = () => {
    const outcome = document.getElementById(OUTCOME);
    if (outcome)
      outcome.innerHTML = toHtml(<TapOutcome isCopied={isCopied} recorded={recorded} t={t} />);
  };
  const showRecorded = (outcome: InvitationOutcome) => {
    recorded = outcome;
    show();
  };
  const record = async () => {
    const { recordInvitation } = await loadRecorder();
    if (isDone) return;
    isDone = true;
    void recordInvitation({ code, uid: readLink().uid }).then(showRecorded);
  };
  for (const link of document.querySelectorAll<HTMLElement>('[data-act=download]')) {
    let isReplay = false;
    const goOn = () => {
      isReplay = true;
      link.click();
      isReplay = false;
    };
    const onLost = () => {
      showRecorded('refused');
      goOn();
      return true;
    };
    link.addEventListener('click', (event) => {
      if (isReplay) return;
      // In the tap: engines require one.
      void copyText(code).then((copied) => {
        isCopied = copied;
        show();
      });
      if (isDone) return;
      event.preventDefault();
      event.stopPropagation();
      void runBusyTap(link, record, goOn, onLost);
    });
  }
}
