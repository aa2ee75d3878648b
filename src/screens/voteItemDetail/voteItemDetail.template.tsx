import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { VoteStage } from '../../model/bigVote/normaliseBigVote.ts';
import { decideVoteStage } from '../../model/bigVote/voteStage.ts';
import { linkTo } from '../../routes.ts';
import { loadBigVoteMessages } from '../../services/loadBigVoteMessages.ts';
import { getClient } from '../../services/pageClient.ts';
import { $optionFacts } from '../../state/bigVote/optionFacts.ts';
import {
  ChangingPart,
  renderOnChange,
  renderOnTime,
  renderPart,
} from '../../templates/ChangingPart.tsx';
import { type PartProps, startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { CommunityMetadata, VotePageView } from '../../ui/community/communityView.ts';
import {
  CandidateNeighbours,
  CandidateNumbers,
  CandidateStage,
  CandidateView,
} from './CandidateView.tsx';
import { type CandidateData, loadNeighbours, NO_NEIGHBOURS } from './voteItemDetail.load.ts';
import { loadCandidatePage, recordCandidate } from './voteItemDetail.state.ts';

/** Counts change with the reader's ballot, the button with time, and the neighbours load later. */
const PARTS = { numbers: 'numbers', stage: 'stage', neighbours: 'neighbours' } as const;

type CandidateProps = Pick<PartProps<CandidateData, VotePageView>, 'data' | 'view'>;

startSingleTemplate<CandidateData, VotePageView>({
  View: ({ data, view }) => (
    <CandidateView
      data={data}
      neighbours={
        <ChangingPart id={PARTS.neighbours}>
          <CandidateNeighbours
            base={view.base}
            neighbours={NO_NEIGHBOURS}
            t={view.t}
            vote={data.vote}
          />
        </ChangingPart>
      }
      numbers={
        <ChangingPart id={PARTS.numbers}>
          <Numbers data={data} view={view} />
        </ChangingPart>
      }
      stage={
        <ChangingPart id={PARTS.stage}>
          <CandidateStage data={data} stage={decideFirstStage({ data, view })} t={view.t} />
        </ChangingPart>
      }
      view={view}
    />
  ),
  describe: describeCandidate,
  load(client) {
    const { id = '', voteId = '', optionId = '' } = readPage().params;
    return loadCandidatePage(client, readSettings(), { activityId: id, voteId, optionId });
  },
  loadMessages: loadBigVoteMessages,
  missing: ['candidate.gone', 'candidate.goneHint'],
  name: (t) => t('candidate.title'),
  sanitise: (data, sanitise) => ({ ...data, html: sanitise(data.html) }),
  start({ data, view }) {
    const { vote, option } = data;
    recordCandidate(readSettings(), data).catch(() => {});
    renderOnChange(PARTS.numbers, $optionFacts, () => <Numbers data={data} view={view} />);
    void renderOnTime(PARTS.stage, {
      moments: [vote.startsAt, vote.endsAt],
      first: decideFirstStage({ data, view }),
      decide: (now) => decideVoteStage(vote, now, data.stage),
      render: (stage) => <CandidateStage data={data} stage={stage} t={view.t} />,
    });
    void loadNeighbours(getClient(readSettings()), vote.id, option.number).then((neighbours) =>
      renderPart(
        PARTS.neighbours,
        <CandidateNeighbours base={view.base} neighbours={neighbours} t={view.t} vote={vote} />,
      ),
    );
  },
});

const decideFirstStage = ({ data, view }: CandidateProps): VoteStage =>
  decideVoteStage(data.vote, view.now, data.stage);

/** Renders the counts as loaded, or as the answer to a ballot has them. */
const Numbers = ({ data: { vote, option }, view: { t } }: CandidateProps) => (
  <CandidateNumbers
    facts={$optionFacts.get()[option.id] ?? option}
    showsResult={vote.showsResult}
    t={t}
    views={option.views}
  />
);

/** Returns the metadata of a candidate, which are also used for sharing and on the poster. */
function describeCandidate(
  { vote, option }: CandidateData,
  { t, base }: VotePageView,
): CommunityMetadata {
  const { id: optionId, number: n, name, picture, description } = option;
  const { activityId, id: voteId, title } = vote;
  return {
    name: t('candidate.name', { n, name }),
    description: [title, description].filter(Boolean).join(' · '),
    pictures: picture ? [picture] : [],
    path: linkTo('voteItemDetail', { id: activityId, voteId, optionId }, base),
    object: 4,
    id: activityId,
    shareClosed: vote.shareClosed,
  };
}
