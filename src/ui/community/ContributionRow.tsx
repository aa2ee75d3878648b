import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { Contribution } from '../../model/community/contribution.ts';
import type { ReviewState } from '../../model/community/writer.ts';
import { linkTo } from '../../routes.ts';
import type { RowHeading } from '../feed/feedView.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { ListTime } from '../Timestamp.tsx';
import type { RowView } from './communityView.ts';

interface ContributionRowProps {
  readonly contribution: Contribution;
  readonly view: RowView;
  readonly heading?: RowHeading;
  /** Whether it is in its writer's own list, which shows the review state. */
  readonly own?: boolean;
}

/** Messages of the review states. */
export const REVIEW_MESSAGE_KEYS = {
  awaiting: 'contribution.awaiting',
  passed: 'contribution.passed',
  refused: 'contribution.refused',
} as const satisfies Readonly<Record<ReviewState, CommunityMessageKey>>;

/** Colours of the review states, in addition to the messages. */
const REVIEW_COLOURS: Readonly<Record<ReviewState, string>> = {
  awaiting: 'text-notice',
  passed: 'text-positive',
  refused: 'text-accent',
};

/** Renders a contribution: its title, the start of its text, its writer, its date and its image. */
export function ContributionRow(props: ContributionRowProps) {
  const { contribution, view, heading: Heading = 'h2', own = false } = props;
  const { title, text, author, createdAt, attached } = contribution;
  const { t, now, config } = view;
  const picture = attached.find(({ kind }) => kind === 'picture')?.url;
  const href = contributionLink(contribution, view.base, own);
  const content = (
    <>
      <div className="min-w-0 flex-1">
        <Heading className="row-title text-34 font-medium">
          {title ? <LangText t={t} text={title} /> : <Message k="contribution.untitled" t={t} />}
        </Heading>
        {text && <p className="mt-8 line-clamp-2 text-28 text-ink-2">{text}</p>}
        <p className="mt-12 flex flex-wrap gap-x-16 text-26 tabular-nums text-ink-3">
          {(own || contribution.review !== 'passed') && (
            <ReviewStateLabel state={contribution.review} t={t} />
          )}
          {!own && author && <span>{author}</span>}
          <ListTime at={createdAt} now={now} t={t} times={config.times} />
        </p>
      </div>
      {picture && <img alt="" className="contribution-picture" loading="lazy" src={picture} />}
    </>
  );
  return (
    <a className="row flex gap-28" href={href}>
      {content}
    </a>
  );
}

/** Renders the review state of a contribution. */
export const ReviewStateLabel = ({
  state,
  t,
}: {
  readonly state: ReviewState;
  readonly t: RowView['t'];
}) => (
  <Message
    className={`font-medium ${REVIEW_COLOURS[state]}`}
    k={REVIEW_MESSAGE_KEYS[state]}
    t={t}
  />
);

/**
 * Returns the address of a contribution: a page below its call once it has passed; before that,
 * and in its writer's own list, a page that shows the review state.
 */
function contributionLink(
  { id, seekId, review }: Contribution,
  base: string,
  own: boolean,
): string {
  if (own || review !== 'passed') return linkTo('inputArticleDetail', { id }, base);
  return linkTo('seekArticleDetail', { linkID: seekId || undefined, id }, base);
}
