import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { Contribution } from '../../model/community/contribution.ts';
import type { ReviewState } from '../../model/community/writer.ts';
import { linkTo } from '../../routes.ts';
import { ReviewStateLabel } from '../../ui/community/ContributionRow.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';

interface ContributionReviewNoticeProps {
  readonly contribution: Contribution;
  /** Opens the form with its values; a template adds the handler itself. */
  readonly onAgain?: () => void;
  readonly view: CommunityView;
}

/**
 * Renders the review state of a contribution, and the article's link or a button to send it again.
 */
export function ContributionReviewNotice({
  contribution,
  onAgain,
  view: { t, base },
}: ContributionReviewNoticeProps) {
  const { review, reason, articleId } = contribution;
  const messageKey = decideHint(review, reason);
  return (
    <section className="review">
      <p className="text-30" role="status">
        <ReviewStateLabel state={review} t={t} />
      </p>
      {messageKey && <p className="mt-8 text-28 text-ink-2">{t(messageKey, { reason })}</p>}
      {review === 'passed' && articleId && (
        <a
          className="mt-8 flex min-h-88 items-center text-30 text-accent"
          href={linkTo('newsDetail', { id: articleId }, base)}
        >
          {t('contribution.article')}
        </a>
      )}
      {review === 'refused' && (
        <button className="send-quiet mt-20" onClick={onAgain} type="button">
          {t('contribution.again')}
        </button>
      )}
    </section>
  );
}

function decideHint(review: ReviewState, reason: string): CommunityMessageKey | null {
  if (review === 'awaiting') return 'contribution.awaitingHint';
  if (review === 'passed') return null;
  return reason === '' ? 'contribution.noReason' : 'contribution.reason';
}
