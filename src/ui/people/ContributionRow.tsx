import type { PeopleKey } from '../../i18n/translate.ts';
import type { Contribution, ReviewState } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { RowHeading } from '../feed/view.ts';
import { LangText } from '../LangText.tsx';
import { Moment } from '../Moment.tsx';
import { Words } from '../words.tsx';
import type { RowView } from './view.ts';

interface ContributionRowProps {
  readonly contribution: Contribution;
  readonly view: RowView;
  readonly heading?: RowHeading;
  /** In the list of whoever sent it: what became of it counts there. */
  readonly own?: boolean;
}

/** What became of a piece, in words. */
export const REVIEW_WORDS = {
  awaiting: 'contribution.awaiting',
  passed: 'contribution.passed',
  refused: 'contribution.refused',
} as const satisfies Readonly<Record<ReviewState, PeopleKey>>;

/** Told apart by more than their words. */
const REVIEW_COLOURS: Readonly<Record<ReviewState, string>> = {
  awaiting: 'text-notice',
  passed: 'text-positive',
  refused: 'text-accent',
};

/** A piece that was sent in: its title and beginning, who wrote it, when, and its picture. */
export function ContributionRow(props: ContributionRowProps) {
  const { contribution, view, heading: Heading = 'h2', own = false } = props;
  const { title, text, author, createdAt, attached } = contribution;
  const { t, now, config } = view;
  const picture = attached.find(({ kind }) => kind === 'picture')?.url;
  const href = contributionLink(contribution, view.base, own);
  const content = (
    <>
      <div className="min-w-0 flex-1">
        <Heading className="row-title break-words text-34 font-medium">
          {title ? <LangText t={t} text={title} /> : <Words k="contribution.untitled" t={t} />}
        </Heading>
        {text && <p className="mt-8 line-clamp-2 break-words text-28 text-ink-2">{text}</p>}
        <p className="mt-12 flex flex-wrap gap-x-16 text-26 tabular-nums text-ink-3">
          {(own || contribution.review !== 'passed') && (
            <Review state={contribution.review} t={t} />
          )}
          {!own && author && <span className="break-words">{author}</span>}
          {createdAt !== null && (
            <Moment
              at={createdAt}
              now={now}
              rule={config.times.listRule}
              style={config.times.listStyle}
              t={t}
            />
          )}
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

/** The state of a piece. */
export const Review = ({ state, t }: { readonly state: ReviewState; readonly t: RowView['t'] }) => (
  <Words className={`font-medium ${REVIEW_COLOURS[state]}`} k={REVIEW_WORDS[state]} t={t} />
);

/** What has passed is read under its call; the rest, and what became of one's own, apart. */
function contributionLink(
  { id, seekId, review }: Contribution,
  base: string,
  own: boolean,
): string {
  if (own || review !== 'passed') return linkTo('inputArticleDetail', { id }, base);
  return linkTo('seekArticleDetail', { linkID: seekId || undefined, id }, base);
}
