import type { Contribution } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { ContributionText } from '../seekArticleDetail/ContributionText.tsx';
import { ContributionReviewNotice } from './ContributionReviewNotice.tsx';
import { openPrefilledForm } from './openPrefilledForm.ts';

interface OwnContributionProps {
  readonly contribution: Contribution;
  readonly view: CommunityView;
}

/** Renders one of the reader's own contributions, its review state first. */
export function OwnContribution({ contribution, view: { t, base }, view }: OwnContributionProps) {
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
