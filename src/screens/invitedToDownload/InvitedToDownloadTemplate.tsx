import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { parseCodeText } from '../../model/invite/code.ts';
import { parseLinkedId } from '../../model/wire.ts';
import { linkTo } from '../../routes.ts';
import {
  type InvitedDownload,
  invitedToDownload,
  loadInvitedToDownloadPage,
} from '../../state/join/invitedToDownload.ts';
import type { CommunityMetadata, JoinView } from '../../ui/community/communityView.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { InvitedToDownloadView } from './InvitedToDownloadView.tsx';

function readLink() {
  const { id, code } = readPage().params;
  return { uid: parseLinkedId(id), code: parseCodeText(code) };
}

const load = () => void loadInvitedToDownloadPage(readSettings(), readLink());

/** Template page on which an invited friend downloads the app. */
export const InvitedToDownloadTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describe}
    missing={['download.gone', 'download.goneHint']}
    name={(t) => t('download.title')}
    load={load}
    page={invitedToDownload}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(data, view) => <InvitedToDownloadView data={data} link={readLink()} view={view} />}
  </JoinScreen>
);

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
