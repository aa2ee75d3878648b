import type { PeopleKey } from '../../i18n/translate.ts';
import type { Contribution, ReviewState } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import { openSheet } from '../../stores/sheet.ts';
import { Review } from '../../ui/people/ContributionRow.tsx';
import type { PeopleView } from '../../ui/people/view.ts';

interface ReviewNoticeProps {
  readonly piece: Contribution;
  readonly view: PeopleView;
}

/**
 * Renders the review state of a contribution, and the article's link or a button to send it again.
 */
export function ReviewNotice({ piece, view: { t, base } }: ReviewNoticeProps) {
  const { review, reason, articleId } = piece;
  const words = hintOf(review, reason);
  return (
    <section className="review">
      <p className="text-30" role="status">
        <Review state={review} t={t} />
      </p>
      {words && <p className="mt-8 break-words text-28 text-ink-2">{t(words, { reason })}</p>}
      {review === 'passed' && articleId && (
        <a
          className="mt-8 flex min-h-88 items-center text-30 text-accent"
          href={linkTo('newsDetail', { id: articleId }, base)}
        >
          {t('contribution.article')}
        </a>
      )}
      {review === 'refused' && (
        <button className="send-quiet mt-20" onClick={() => sendAgain(piece)} type="button">
          {t('contribution.again')}
        </button>
      )}
    </section>
  );
}

function hintOf(review: ReviewState, reason: string): PeopleKey | null {
  if (review === 'awaiting') return 'contribution.awaitingHint';
  if (review === 'passed') return null;
  return reason === '' ? 'contribution.noReason' : 'contribution.reason';
}

/** Opens the form with the values of the refused contribution. */
function sendAgain({ seekId, seekTitle, title, text, author, attached }: Contribution): void {
  openSheet({
    kind: 'form',
    form: 'contribution',
    id: seekId,
    name: seekTitle,
    initial: { values: { title, text, author }, files: attached },
  });
}
