import type { SampleOption } from '../../sample/bigVotes/bigVoteTypes.ts';
import type { VoterStatus } from '../bigVoteRules.ts';
import { type BigVote, type OptionRank, VOTE_STAGE, type VoteStage } from '../store/bigVotes.ts';
import type { Addresses } from './addresses.ts';
import { formatFields } from './fields.ts';
import { formatLooseNumber } from './loose.ts';
import { formatWireTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Initial views of a vote per initial vote. */
const VIEWS_A_COUNT = 1.4;

export interface VoteCounts {
  readonly votes: number;
  readonly people: number;
  /** Views since the start of the origin's database. */
  readonly accesses: number;
}

/** Returns the views of a vote: initial and counted ones. */
export const countViews = ({ options }: BigVote, { accesses }: VoteCounts): number =>
  Math.ceil(options.reduce((sum, { votes }) => sum + votes, 0) * VIEWS_A_COUNT) + accesses;

/** Whether counts and ranks are public: always, or only after the end. */
export const showsResult = ({ hidesResult }: BigVote, stage: VoteStage): boolean =>
  !hidesResult || stage === VOTE_STAGE.over;

/** Formats `info` of voteDetails. */
export function formatBigVote(
  vote: BigVote,
  stage: VoteStage,
  counts: VoteCounts,
  addresses: Addresses,
) {
  return {
    voteID: String(vote.id),
    fileId: String(vote.activityId),
    title: vote.title,
    description: vote.description,
    vs_head_voteimage: vote.pictures.map(({ picture, link }) => ({
      url: addresses.image(picture),
      link,
    })),
    vs_votetheme_list: vote.themes,
    vs_user_inforule: formatFields(vote.fields),
    rule: vote.rules,
    startTime: formatWireTime(vote.startsAt),
    endTime: formatWireTime(vote.endsAt),
    viewStyle: vote.look === 'grid' ? 0 : 1,
    minSelect: vote.min,
    maxSelect: vote.max,
    dayLimit: vote.dayLimit,
    optionDayLimit: vote.optionDayLimit,
    needCode: vote.needsCode ? 1 : 0,
    optionCount: vote.options.length,
    voteCount: formatLooseNumber(counts.votes, vote.id, 'voteCount'),
    countClick: formatLooseNumber(countViews(vote, counts), vote.id, 'countClick'),
    showResult: showsResult(vote, stage) ? 1 : 0,
    shareClosed: vote.shareClosed ? 1 : 0,
  };
}

/** Formats the ballots that a reader has left (-1 without limit) and today's choices. */
export const formatVoterStatus = ({ left, chosen }: VoterStatus) => ({
  left: left ?? -1,
  voted: [...chosen.keys()].sort((a, b) => a - b).map(String),
});

/** Formats an option; without votes and rank where results are hidden. */
export function formatOption(
  option: SampleOption,
  optionRank: OptionRank | undefined,
  accesses: number,
  addresses: Addresses,
) {
  return {
    optionId: String(option.id),
    number: formatLooseNumber(option.number, option.id, 'number'),
    name: option.name,
    description: option.description,
    themeId: option.theme,
    picUrl: option.picture ? `${addresses.image(option.picture)}.2` : '',
    videoUrl: option.video ? addresses.file(option.video) : '',
    audioUrl: option.audio ? addresses.file(option.audio) : '',
    countClick: option.views + accesses,
    ...(optionRank && formatOptionRank(optionRank)),
  };
}

/** Formats votes and rank; the first option has no `gap`. */
export const formatOptionRank = ({ votes, rank, gap }: OptionRank) => ({
  count: votes,
  rank,
  ...(gap !== null && { gap }),
});
