import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { BigVoteView } from './BigVoteView.tsx';

/** Renders a vote whose rules are already sanitised. */
export const SanitisedBigVote = ({
  data: { vote },
  view,
  list,
}: CommunityViewProps<'activityVote'>) => (
  <BigVoteView
    list={list}
    rules={
      vote.rulesHtml ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page or the template has sanitised it
        <div className="prose" dangerouslySetInnerHTML={{ __html: vote.rulesHtml }} />
      ) : null
    }
    view={view}
    vote={vote}
  />
);
