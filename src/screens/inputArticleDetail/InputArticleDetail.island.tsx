import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { GrowingList } from '../../islands/list/GrowingList.tsx';
import type { Contribution } from '../../model/community/contribution.ts';
import { linkTo } from '../../routes.ts';
import { requireMember } from '../../services/session/memberSession.ts';
import { $sentContributions } from '../../state/community/sentContributions.ts';
import { ContributionRow } from '../../ui/community/ContributionRow.tsx';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { Notice, NoticeButton } from '../../ui/Notice.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { ContributionText } from '../seekArticleDetail/ContributionText.tsx';
import { ContributionReviewNotice } from './ContributionReviewNotice.tsx';
import {
  inputArticleDetail,
  loadOwnPage,
  type OwnContributionData,
  ownContributions,
} from './inputArticleDetail.state.ts';
import { openPrefilledForm } from './openPrefilledForm.ts';

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

/** Renders the list of the reader's own contributions and the button for a new one. */
function OwnContributionList({ view }: { readonly view: CommunityView }) {
  const { t } = view;
  return (
    <>
      <header className="border-b pb-28">
        <h1 className="mt-28 text-38 font-semibold">{t('contribution.mine')}</h1>
        <p className="mt-12 text-28 text-ink-2">{t('contribution.about')}</p>
        <button
          className="send mt-28"
          data-act="form"
          data-form="contribution"
          data-id=""
          type="button"
        >
          {t('contribution.send')}
        </button>
      </header>
      <GrowingList list={ownContributions} none={t('contribution.none')} t={t}>
        {(piece) => <ContributionRow contribution={piece} own view={view} />}
      </GrowingList>
    </>
  );
}

interface ContributionLoginPromptProps {
  readonly onMember: () => void;
  readonly t: CommunityView['t'];
}

/** Renders the login prompt for content that only its writer may see. */
function ContributionLoginPrompt({ onMember, t }: ContributionLoginPromptProps) {
  const login = async () => {
    if (await requireMember({ text: t('contribution.login') })) onMember();
  };
  return (
    <Notice
      action={<NoticeButton onClick={() => void login()}>{t('login.title')}</NoticeButton>}
      text={t('contribution.about')}
      title={t('contribution.login')}
    />
  );
}

interface OwnContributionProps {
  readonly contribution: Contribution;
  readonly view: CommunityView;
}

/** Renders one of the reader's own contributions, its review state first. */
function OwnContribution({ contribution, view: { t, base }, view }: OwnContributionProps) {
  const { seekId, seekTitle } = contribution;
  const call = seekId && linkTo('seekArticleDetail', { linkID: seekId }, base);
  return (
    <>
      <ContributionReviewNotice
        contribution={contribution}
        onAgain={() => openPrefilledForm(contribution)}
        view={view}
      />
      {call && (
        <a className="flex min-h-88 items-center text-28 text-ink-2" href={call}>
          {seekTitle || t('seek.title')}
        </a>
      )}
      <ContributionText contribution={contribution} view={view} />
    </>
  );
}
