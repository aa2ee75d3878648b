import type { ActivityVote } from '../../model/activity/types.ts';
import { linkTo } from '../../routes.ts';
import { TimeSpan } from '../../ui/join/TimeSpan.tsx';
import type { JoinView } from '../../ui/people/view.ts';
import { Words } from '../../ui/words.tsx';

interface VotesProps {
  /** Id of the activity. */
  readonly id: string;
  readonly votes: readonly ActivityVote[];
  readonly view: Pick<JoinView, 't' | 'base'>;
}

/** Renders links to the votes of an activity. */
export function Votes({ id, votes, view }: VotesProps) {
  const { t, base } = view;
  if (votes.length === 0) return null;
  return (
    <section>
      <h2 className="join-title">
        <Words k="activity.votes" t={t} />
      </h2>
      <ul>
        {votes.map((vote) => (
          <li key={vote.id} className="join-row">
            <a className="join-link" href={linkTo('activityVote', { linkID: vote.id, id }, base)}>
              <span className="join-words">
                <span className="join-name">{vote.title || <Words k="activity.vote" t={t} />}</span>
                {(vote.startsAt !== null || vote.endsAt !== null) && (
                  <span className="join-meta">
                    <TimeSpan from={vote.startsAt} until={vote.endsAt} />
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
