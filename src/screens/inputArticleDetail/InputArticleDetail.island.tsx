import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { $sentContributions } from '../../state/community/sentContributions.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { ContributionLoginPrompt } from './ContributionLoginPrompt.tsx';
import {
  inputArticleDetail,
  loadOwnPage,
  type OwnContributionData,
} from './inputArticleDetail.state.ts';
import { OwnContribution } from './OwnContribution.tsx';
import { OwnContributionList } from './OwnContributionList.tsx';

const readId = () => readPage().params.id ?? '';
const load = () => void loadOwnPage(readSettings(), readId());

/** Template page of the reader's own contributions: one, or the list of all. */
export function InputArticleDetail({ loading }: { readonly loading: string }) {
  const sent = useStore($sentContributions, { ssr: 'initial' });
  const known = useRef(sent);
  useEffect(() => {
    if (sent !== known.current) load();
    known.current = sent;
  }, [sent]);
  return (
    <CommunityScreen
      describe={describe}
      missing={['contribution.gone', 'contribution.goneHint']}
      name={(t) => t('contribution.title')}
      load={load}
      page={inputArticleDetail}
      skeleton={<RowsSkeleton label={loading} />}
    >
      {(data, view) => <OwnContent data={data} view={view} />}
    </CommunityScreen>
  );
}

function OwnContent({
  data,
  view,
}: {
  readonly data: OwnContributionData;
  readonly view: CommunityView;
}) {
  switch (data.kind) {
    case 'login':
      return <ContributionLoginPrompt onMember={load} t={view.t} />;
    case 'one':
      return <OwnContribution contribution={data.piece} view={view} />;
    case 'all':
      return <OwnContributionList view={view} />;
  }
}

/** Returns the page's metadata; sharing is closed, because only the writer can open the page. */
function describe(data: OwnContributionData, { t, base }: CommunityView): CommunityMetadata {
  const piece = data.kind === 'one' ? data.piece : null;
  const id = readId();
  return {
    name: piece ? piece.title || t('contribution.untitled') : t('contribution.mine'),
    description: t('contribution.about'),
    pictures: [],
    path: linkTo('inputArticleDetail', { id: id || undefined }, base),
    object: 0,
    id,
    shareClosed: true,
  };
}
