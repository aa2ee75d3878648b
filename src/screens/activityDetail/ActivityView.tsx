import type { ReactNode } from 'react';
import type { ActivityData } from '../../model/activity/types.ts';
import { ApplyButton } from '../../ui/join/ApplyButton.tsx';
import type { JoinView } from '../../ui/people/view.ts';
import { ActivityFacts } from './ActivityFacts.tsx';
import { Entries } from './Entries.tsx';
import { Votes } from './Votes.tsx';

interface ActivityViewProps {
  readonly data: ActivityData;
  readonly view: JoinView;
  /** Its text, safe to show; null for none. */
  readonly body: ReactNode;
}

/** An activity: what, when and where, who has signed up, and the way to take part. */
export function ActivityView({ data, view, body }: ActivityViewProps) {
  const { activity, entries, votes } = data;
  const { id, title, tag, abstract, picture } = activity;
  const { t } = view;
  return (
    <>
      {picture && (
        <div className="join-head">
          <img alt="" fetchPriority="high" src={picture} />
        </div>
      )}
      <article>
        {tag && <p className="join-tag">{tag}</p>}
        <h1 className="join-headline">{title}</h1>
        <ActivityFacts activity={activity} t={t} />
        {abstract && <p className="join-abstract">{abstract}</p>}
        {body}
      </article>
      <Votes id={id} view={view} votes={votes} />
      <Entries entries={entries} t={t} />
      <ApplyButton activity={activity} view={view} />
    </>
  );
}
