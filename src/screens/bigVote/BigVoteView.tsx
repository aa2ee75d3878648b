import { ChevronDown } from 'lucide';
import type { BigVote } from '../../model/bigVote/bigVoteTypes.ts';
import { linkTo } from '../../routes.ts';
import { BallotBar } from '../../ui/bigVote/BallotBar.tsx';
import type {
  CommunityComposition,
  CommunityViewProps,
  JoinView,
} from '../../ui/community/communityView.ts';
import { ExactTime } from '../../ui/ExactTime.tsx';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { VoteImages } from './VoteImages.tsx';

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

function Times({ vote: { startsAt, endsAt }, t }: { vote: BigVote } & Pick<JoinView, 't'>) {
  if (startsAt === null && endsAt === null) return null;
  return (
    <p className="vote-times">
      {startsAt !== null && <ExactTime at={startsAt} t={t} />}
      <Message k="bigVote.until" t={t} />
      {endsAt !== null && <ExactTime at={endsAt} t={t} />}
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
