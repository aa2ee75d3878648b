import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { BigVote } from '../../islands/BigVote.island.tsx';
import { bigVotePage, openBigVote } from '../../stores/bigVote/page.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { CleanHtml } from '../single/CleanHtml.tsx';
import { BigVoteView } from './BigVoteView.tsx';
import { describeBigVote } from './describe.ts';
import { VoteSkeleton } from './VoteSkeleton.tsx';

function open(): void {
  const { linkID = '', id = '' } = readPage().params;
  void openBigVote(readSettings(), { id, linkId: linkID });
}

/** Template page of a vote. */
export const BigVoteTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describeBigVote}
    gone={['poll.gone', 'poll.goneHint']}
    name={(t) => t('poll.page')}
    open={open}
    page={bigVotePage}
    skeleton={<VoteSkeleton label={loading} />}
  >
    {({ vote, stage, first }, view) => (
      <BigVoteView
        list={<BigVote first={first} locale={view.locale} stage={stage} vote={vote} />}
        rules={vote.rulesHtml ? <CleanHtml html={vote.rulesHtml} /> : null}
        view={view}
        vote={vote}
      />
    )}
  </JoinScreen>
);
