import { readPage } from '../../host/page.ts';
import type { BigVoteData } from '../../model/bigVote/bigVoteTypes.ts';
import { loadBigVoteMessages } from '../../services/loadBigVoteMessages.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startSingleTemplate, type TemplatePart } from '../../templates/singleTemplate.tsx';
import type { VotePageView } from '../../ui/community/communityView.ts';
import { BIG_VOTE } from './BigVoteView.tsx';
import { loadBigVote } from './bigVote.load.ts';
import { saveBigVote } from './bigVotePage.state.ts';
import { FirstOptions } from './FirstOptions.tsx';

/** The element that React renders the counts and the options in. */
const BOX = 'vote-options';

/** The counts and options as a part of their template; the island takes them over without a gesture. */
const OPTIONS: TemplatePart<BigVoteData, VotePageView> = {
  Html: ({ data, view }) => (
    <div className="contents" id={BOX}>
      <div className="contents">
        <FirstOptions data={data} view={view} />
      </div>
    </div>
  ),
  async start({ data, view }, firstScreen) {
    await firstScreen;
    const box = document.getElementById(BOX);
    if (!box) return;
    const [{ BigVote, createBigVoteProps }, { hydrateIsland }] = await Promise.all([
      import('./BigVote.island.tsx'),
      import('../../islands/mountIsland.ts'),
    ]);
    const props = createBigVoteProps(data, view.locale);
    await hydrateIsland(box, BigVote, { ...props, first: data.first });
  },
};

// On its own route and on the route for sharing.
startSingleTemplate<BigVoteData, VotePageView>({
  ...BIG_VOTE,
  list: OPTIONS,
  load: withConfig(async (client, id) => {
    const answer = await loadBigVote(client, id, readPage().params.linkID ?? '');
    if (answer.ok) saveBigVote(answer.value);
    return answer;
  }),
  loadMessages: loadBigVoteMessages,
  missing: ['bigVote.gone', 'bigVote.goneHint'],
  name: (t) => t('bigVote.page'),
});
