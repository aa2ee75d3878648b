import { ChevronDown } from 'lucide';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { linkTo } from '../../routes.ts';
import { BallotBar } from '../../ui/bigVote/BallotBar.tsx';
import type {
  CommunityComposition,
  CommunityViewProps,
  VotePageView,
} from '../../ui/community/communityView.ts';
import { Day } from '../../ui/DaySpan.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';

/**
 * Renders a vote: images, title and times, rules, which have passed the sanitiser, counts and options,
 * and the bar with the submit button.
 */
function BigVoteView({ data: { vote }, view, list }: CommunityViewProps<'activityVote'>) {
  const { title, description, pictures, dayLimit, rulesHtml } = vote;
  const { t } = view;
  return (
    <>
      <VoteImages pictures={pictures} t={t} />
      <header className="vote-head">
        <h1 className="vote-title">{title}</h1>
        <Times t={t} vote={vote} />
        {dayLimit !== null && (
          <p className="vote-times">
            <Message k="vote.perDay" t={t} values={{ n: dayLimit }} />
          </p>
        )}
        <FoldedText t={t} text={description} />
      </header>
      {rulesHtml && (
        <details className="vote-rules">
          <summary>
            <Message k="bigVote.rules" t={t} />
            <Icon className="vote-rules-mark" icon={ChevronDown} />
          </summary>
          <SanitisedProse html={rulesHtml} />
        </details>
      )}
      {list}
      <BallotBar t={t} vote={vote} />
    </>
  );
}

function Times({ vote: { startsAt, endsAt }, t }: { vote: BigVote } & Pick<VotePageView, 't'>) {
  if (startsAt === null && endsAt === null) return null;
  return (
    <p className="vote-times">
      {startsAt !== null && <Day at={startsAt} hour now={null} t={t} />}
      <Message k="bigVote.until" t={t} />
      {endsAt !== null && <Day at={endsAt} hour now={null} t={t} />}
    </p>
  );
}

/** The page of a vote, on its own route and on the route for sharing, whose path is shared. */
export const BIG_VOTE = {
  View: BigVoteView,
  describe: ({ vote }, { base }) => ({
    name: vote.title,
    description: vote.description,
    pictures: vote.pictures.map(({ src }) => src),
    path: linkTo('activityVoteWeb', { linkID: vote.id, id: vote.activityId }, base),
    object: 4,
    id: vote.activityId,
    shareClosed: vote.shareClosed,
  }),
  sanitise: (data, sanitise) => ({
    ...data,
    vote: { ...data.vote, rulesHtml: sanitise(data.vote.rulesHtml) },
  }),
} satisfies CommunityComposition<'activityVote'>;

/** Renders the skeleton of a vote while it loads. */
export const BigVoteSkeleton = ({ label }: { readonly label: string }) => (
  <div aria-busy="true" className="skeleton" role="status">
    <span className="sr-only">{label}</span>
    <i className="h-375 w-full" />
    <div className="px-32">
      <i className="mt-32 h-44 w-3/5" />
      <i className="mt-24 h-36 w-2/5" />
      <div className="mt-64 flex gap-16">
        <i className="h-336 flex-1" />
        <i className="h-336 flex-1" />
      </div>
      <div className="mt-120 flex gap-16">
        <i className="h-336 flex-1" />
        <i className="h-336 flex-1" />
      </div>
    </div>
  </div>
);

interface VoteImagesProps {
  readonly pictures: BigVote['pictures'];
  readonly t: BigVoteTranslate;
}

/** Renders the images above a vote in the full width; several images scroll horizontally. */
function VoteImages({ pictures, t }: VoteImagesProps) {
  if (pictures.length === 0) return null;
  const isStrip = pictures.length > 1;
  return (
    <ul
      {...(isStrip && { ...label(t, 'bigVote.pictures'), tabIndex: 0 })}
      className={isStrip ? 'vote-pictures vote-strip' : 'vote-pictures'}
    >
      {pictures.map(({ src, url }, at) => {
        const image = (
          <img
            alt=""
            fetchPriority={at === 0 ? 'high' : undefined}
            height={375}
            loading={at === 0 ? 'eager' : 'lazy'}
            src={src}
            width={750}
          />
        );
        return (
          <li className="vote-picture" key={src}>
            {url ? (
              <a {...label(t, 'bigVote.picture', { n: at + 1 })} href={url}>
                {image}
              </a>
            ) : (
              image
            )}
          </li>
        );
      })}
    </ul>
  );
}
