import type { ReactNode } from 'react';
import type { ActivityData } from '../../model/activity/activityTypes.ts';
import { AdBlock } from '../../ui/AdBlock.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { ApplyButton } from '../../ui/join/ApplyButton.tsx';
import { ActivityFacts } from './ActivityFacts.tsx';
import { ActivityVotes } from './ActivityVotes.tsx';
import { LatestSignUps } from './LatestSignUps.tsx';

interface ActivityViewProps {
  readonly data: ActivityData;
  readonly view: JoinView;
  /** The sanitised text; null for none. */
  readonly body: ReactNode;
}

/** Renders an activity: facts, ad, text, votes, latest sign-ups, and the sign-up button. */
export function ActivityView({ data, view, body }: ActivityViewProps) {
  const { activity, ad, entries, votes } = data;
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
        <AdBlock side="top" slot={ad} t={t} />
        {abstract && <p className="join-abstract">{abstract}</p>}
        {body}
      </article>
      <ActivityVotes id={id} view={view} votes={votes} />
      <LatestSignUps entries={entries} t={t} />
      <ApplyButton activity={activity} view={view} />
    </>
  );
}
