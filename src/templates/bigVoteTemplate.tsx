import { readPage } from '../host/page.ts';
import type { BigVoteData } from '../model/bigVote/bigVoteTypes.ts';
import { createPollVote, describeBigVote } from '../screens/bigVote/bigVoteScreen.ts';
import { FirstOptions } from '../screens/bigVote/FirstOptions.tsx';
import { SanitisedBigVote } from '../screens/bigVote/SanitisedBigVote.tsx';
import { loadJoinMessages } from '../services/loadJoinMessages.ts';
import { bigVotePage, loadBigVotePage } from '../state/bigVote/bigVotePage.ts';
import type { JoinView } from '../ui/community/communityView.ts';
import { startSingleTemplate, type TemplatePart } from './singleTemplate.tsx';

/** The element that React renders the counts and the options in. */
const BOX = 'vote-options';

/** The counts and options as a part of their template; the island takes them over without a gesture. */
const OPTIONS: TemplatePart<BigVoteData, JoinView> = {
  Html: ({ data, view }) => (
    <div className="contents" id={BOX}>
      <div className="contents">
        <FirstOptions data={data} view={view} />
      </div>
    </div>
  ),
  async start({ data: { vote, stage, first }, view: { locale } }, firstScreen) {
    await firstScreen;
    const box = document.getElementById(BOX);
    if (!box) return;
    const [{ BigVote }, { hydrateIsland }] = await Promise.all([
      import('../islands/BigVote.island.tsx'),
      import('../islands/mountIsland.ts'),
    ]);
    await hydrateIsland(box, BigVote, { first, locale, stage, vote: createPollVote(vote) });
  },
};

/** Starts the template of a vote, on its own route and on the route for sharing. */
export function startBigVoteTemplate(): void {
  startSingleTemplate<BigVoteData, JoinView>({
    View: SanitisedBigVote,
    describe: describeBigVote,
    list: OPTIONS,
    load(settings) {
      const { linkID = '', id = '' } = readPage().params;
      return loadBigVotePage(settings, { id, linkId: linkID });
    },
    loadMessages: loadJoinMessages,
    missing: ['bigVote.gone', 'bigVote.goneHint'],
    name: (t) => t('bigVote.page'),
    page: bigVotePage,
    sanitise: (data, sanitise) => ({
      ...data,
      vote: { ...data.vote, rulesHtml: sanitise(data.vote.rulesHtml) },
    }),
  });
}
