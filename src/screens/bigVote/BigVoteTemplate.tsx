import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { BigVote } from '../../islands/BigVote.island.tsx';
import { bigVotePage, loadBigVotePage } from '../../state/bigVote/bigVotePage.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { SanitisedHtml } from '../single/SanitisedHtml.tsx';
import { BigVoteSkeleton } from './BigVoteSkeleton.tsx';
import { BigVoteView } from './BigVoteView.tsx';
import { describeBigVote } from './bigVoteScreen.ts';

function load(): void {
  const { linkID = '', id = '' } = readPage().params;
  void loadBigVotePage(readSettings(), { id, linkId: linkID });
}

/** Template page of a vote. */
export const BigVoteTemplate = ({ loading }: { readonly loading: string }) => (
  <JoinScreen
    describe={describeBigVote}
    missing={['poll.gone', 'poll.goneHint']}
    name={(t) => t('poll.page')}
    load={load}
    page={bigVotePage}
    skeleton={<BigVoteSkeleton label={loading} />}
  >
    {({ vote, stage, first }, view) => (
      <BigVoteView
        list={<BigVote first={first} locale={view.locale} stage={stage} vote={vote} />}
        rules={vote.rulesHtml ? <SanitisedHtml html={vote.rulesHtml} /> : null}
        view={view}
        vote={vote}
      />
    )}
  </JoinScreen>
);
