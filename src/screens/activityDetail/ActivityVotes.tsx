import type { ActivityVote } from '../../model/activity/activityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';
import { TimeSpan } from './TimeSpan.tsx';

interface ActivityVotesProps {
  /** Id of the activity. */
  readonly id: string;
  readonly votes: readonly ActivityVote[];
  readonly view: Pick<JoinView, 't' | 'base'>;
}

/** Renders links to the votes of an activity. */
export function ActivityVotes({ id, votes, view }: ActivityVotesProps) {
  const { t, base } = view;
  if (votes.length === 0) return null;
  return (
    <section>
      <h2 className="join-title">
        <Message k="activity.votes" t={t} />
      </h2>
      <ul>
        {votes.map((vote) => (
          <li key={vote.id} className="join-row">
            <a className="join-link" href={linkTo('activityVote', { linkID: vote.id, id }, base)}>
              <span className="join-words">
                <span className="join-name">
                  {vote.title || <Message k="activity.vote" t={t} />}
                </span>
                {(vote.startsAt !== null || vote.endsAt !== null) && (
                  <span className="join-meta">
                    <TimeSpan from={vote.startsAt} until={vote.endsAt} t={t} />
                  </span>
                )}
              </span>
              <span aria-hidden="true" className="join-more" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
