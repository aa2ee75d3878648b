/** Votes of activities. */

import type { SampleOption } from '../../sample/bigVotes/bigVoteTypes.ts';
import {
  answerFound,
  type Call,
  type CallContext,
  type Calls,
  LOGIN_NEEDED,
} from '../callContext.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import {
  checkAnswers,
  claimAnswerImages,
  type FormAnswer,
  findMissingImage,
  formatFields,
} from '../formAnswers.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readVoter,
  type WriteCall,
} from '../idempotency.ts';
import { ACCESS, readAccesses, readOptionAccesses } from '../store/access.ts';
import {
  addBigVoteBallot,
  addVote,
  type BigVote,
  decideVoteStage,
  findBigVote,
  findVoteOfActivity,
  listOptionRanks,
  type OptionRank,
  parseOptionIds,
  type Refusal,
  readOptionRank,
  readTotals,
  readVoterStatus,
  refuseOutsidePeriod,
  refuseUsedUp,
  VOTE_STAGE,
  type VoterStatus,
  type VoteStage,
} from '../store/bigVotes.ts';
import { consumeVerifyCode, openVerifyCode } from '../store/codes.ts';
import { takePart } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatLooseNumber } from '../wire/loose.ts';
import { formatWireTime, startOfDay } from '../wire/time.ts';
import { PAGE_SIZE, readPage } from './paging.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Initial views of a vote per initial vote. */
const VIEWS_A_COUNT = 1.4;

interface VoteCounts {
  readonly votes: number;
  readonly people: number;
  /** Views since the start of the origin's database. */
  readonly accesses: number;
}

/** Returns the views of a vote: initial and counted ones. */
const countViews = ({ options }: BigVote, { accesses }: VoteCounts): number =>
  Math.ceil(options.reduce((sum, { votes }) => sum + votes, 0) * VIEWS_A_COUNT) + accesses;

/** Whether counts and ranks are public: always, or only after the end. */
const showsResult = ({ hidesResult }: BigVote, stage: VoteStage): boolean =>
  !hidesResult || stage === VOTE_STAGE.over;

/** Formats `info` of voteDetails. */
function formatBigVote(vote: BigVote, stage: VoteStage, counts: VoteCounts, addresses: Addresses) {
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
const formatVoterStatus = ({ left, chosen }: VoterStatus) => ({
  left: left ?? -1,
  voted: [...chosen.keys()].sort((a, b) => a - b).map(String),
});

/** Formats an option; without votes and rank where results are hidden. */
function formatOption(
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
const formatOptionRank = ({ votes, rank, gap }: OptionRank) => ({
  count: votes,
  rank,
  ...(gap !== null && { gap }),
});

const MAX_PAGE_SIZE = 200;
const MAX_FOUND = 50;
const SORT = { number: 0, rank: 1, views: 2 } as const;

/** Returns the vote of a request, by its own id or its activity's; null when there is none. */
function findRequestedVote({ db, params }: CallContext): BigVote | null {
  const id = params.id('voteId');
  if (id !== null) return findBigVote(db, id);
  const activityId = params.id('fileId');
  return activityId === null ? null : findVoteOfActivity(db, activityId);
}

function readCounts({ db }: CallContext, { id }: BigVote): VoteCounts {
  return { ...readTotals(db, id), accesses: readAccesses(db, ACCESS.vote).get(id) ?? 0 };
}

const voteDetails = answerFound(findRequestedVote, (vote, context) => {
  const { db, now, addresses } = context;
  const stage = decideVoteStage(vote, now);
  return {
    isbegin: stage,
    info: formatBigVote(vote, stage, readCounts(context, vote), addresses),
    ...formatVoterStatus(readVoterStatus(db, vote, readVoter(context), now)),
  };
});

/** Formats options, with votes and ranks where the vote shows results. */
function formatOptions(
  { db, now, addresses }: CallContext,
  vote: BigVote,
  options: readonly SampleOption[],
) {
  const ranks = showsResult(vote, decideVoteStage(vote, now)) ? listOptionRanks(db, vote.id) : null;
  const accesses = readOptionAccesses(db, vote.id);
  return options.map((option) =>
    formatOption(option, ranks?.get(option.id), accesses.get(option.id) ?? 0, addresses),
  );
}

const voteOptions = answerFound(findRequestedVote, (vote, context) => {
  const { params } = context;
  const themeId = params.text('themeId');
  const shown = sortOptions(context, vote, params.count('sort')).filter(
    ({ theme }) => themeId === '' || theme === themeId,
  );
  const size = Math.min(Math.max(params.count('count', PAGE_SIZE), 1), MAX_PAGE_SIZE);
  const page = readPage(params, size);
  return {
    list: formatOptions(context, vote, takePart(shown, page)),
    total: shown.length,
    hasMore: page.offset + size < shown.length,
  };
});

/** Sorts options by number, by rank (where the vote shows results), or by views. */
function sortOptions(
  { db, now }: CallContext,
  vote: BigVote,
  sort: number,
): readonly SampleOption[] {
  const { options } = vote;
  if (sort === SORT.rank && showsResult(vote, decideVoteStage(vote, now))) {
    const byId = new Map(options.map((option) => [option.id, option]));
    return [...listOptionRanks(db, vote.id).keys()].flatMap((id) => byId.get(id) ?? []);
  }
  if (sort !== SORT.views) return options;
  const accesses = readOptionAccesses(db, vote.id);
  const views = ({ id, views: before }: SampleOption) => before + (accesses.get(id) ?? 0);
  return [...options].sort((a, b) => views(b) - views(a) || a.number - b.number);
}

const optionInfo: Call = (context) => {
  const vote = findRequestedVote(context);
  const option = vote?.options.find(({ id }) => id === context.params.id('optionId'));
  if (!vote || !option) return unknown;
  const { db, now, addresses } = context;
  const isPublic = showsResult(vote, decideVoteStage(vote, now));
  const rank = isPublic ? readOptionRank(db, vote.id, option.id) : undefined;
  const accesses = readOptionAccesses(db, vote.id).get(option.id) ?? 0;
  return data({
    voteID: String(vote.id),
    ...formatOption(option, rank, accesses, addresses),
    content: option.content ?? '',
  });
};

/** `17`, `017`, `#17` and `17号` are parsed as a number. */
const NUMBER = /^[#№]?0*(\d{1,9})号?$/;
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Answers the option with this number first, then those whose name contains the text. */
const infoByOptName = answerFound(findRequestedVote, (vote, context) => {
  const text = fold(context.params.text('name')).trim();
  const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
  const exact = vote.options.filter((option) => option.number === number);
  const named = text === '' ? [] : vote.options.filter(({ name }) => fold(name).includes(text));
  const found = [...new Set([...exact, ...named])];
  const list = formatOptions(context, vote, found.slice(0, MAX_FOUND));
  return { list, total: found.length };
});

const innerVoteCount = answerFound(findRequestedVote, (vote, context) => {
  const counts = readCounts(context, vote);
  const { votes, people } = counts;
  return { voteCount: votes, countClick: countViews(vote, counts), people };
});

/** Answers the reader's status before a ballot, with a captcha id where the vote needs one. */
const buttonRecordVoteCount = answerFound(findRequestedVote, (vote, context) => {
  const { db, now } = context;
  const reader = readVoter(context);
  return {
    needCode: vote.needsCode ? 1 : 0,
    codeId: vote.needsCode ? openVerifyCode(db, vote.id, reader.device, now) : '',
    isbegin: decideVoteStage(vote, now),
    ...formatVoterStatus(readVoterStatus(db, vote, reader, now)),
  };
});

/** Refuses a ballot because of one field of the form. */
const refuseField = (message: string, fieldId: string): Refusal => ({
  reason: 'info',
  message,
  fieldId,
});

/** Returns the answers to the vote's form, or the refusal of the first invalid one. */
function readAnswers({ params }: CallContext, vote: BigVote): readonly FormAnswer[] | Refusal {
  if (vote.fields.length === 0) return [];
  const checked = checkAnswers(vote.fields, params.text('userInfo'));
  return checked.ok ? checked.answers : refuseField(checked.message, checked.fieldId);
}

/**
 * Stores a ballot, which adds a vote to each chosen option. The captcha is checked last,
 * because it is valid once: only a ballot that is otherwise valid uses it up.
 */
const recordVoteCountAndLog: WriteCall = (context) => {
  const { db, params, member, now } = context;
  if (!member) return LOGIN_NEEDED;
  const vote = findRequestedVote(context);
  if (!vote) return unknown;
  const reader = readVoter(context);
  const status = readVoterStatus(db, vote, reader, now);
  const refuse = ({ reason, message, fieldId }: Refusal): Answer =>
    data({
      result: 'false',
      failureInfo: message,
      reason,
      ...(fieldId !== undefined && { fieldId }),
      ...formatVoterStatus(status),
    });
  const closed = refuseOutsidePeriod(vote, now);
  if (closed) return refuse(closed);
  const optionIds = parseOptionIds(vote, params.text('optionIds'));
  if ('reason' in optionIds) return refuse(optionIds);
  const answers = readAnswers(context, vote);
  if ('reason' in answers) return refuse(answers);
  const usedUp = refuseUsedUp(vote, status, optionIds);
  if (usedUp) return refuse(usedUp);
  const lost = findMissingImage(db, answers, member.userId);
  if (lost) return refuse(refuseField(`${lost.name}已失效，请重新上传`, lost.fieldId));
  if (vote.needsCode && !isCodeRight(context, vote, reader.device)) {
    return refuse({ reason: 'code', message: '验证码错误或已过期' });
  }
  if (answers.length > 0) claimAnswerImages(db, answers, member.userId);
  addBigVoteBallot(db, {
    voteId: vote.id,
    day: startOfDay(now),
    reader,
    optionIds,
    at: now,
    answers: JSON.stringify(answers),
    idempotencyKey: readIdempotencyKey(context),
  });
  const isPublic = showsResult(vote, decideVoteStage(vote, now));
  const options = optionIds.map((id) => ({
    optionId: String(id),
    ...(isPublic && formatOptionRank(readOptionRank(db, vote.id, id))),
  }));
  return data({
    result: 'true',
    failureInfo: '',
    ...formatVoterStatus(addVote(status, optionIds)),
    options,
  });
};

function isCodeRight({ db, params, now }: CallContext, vote: BigVote, device: string): boolean {
  const tried = { id: params.text('codeId'), answer: params.text('verifyCode') };
  return consumeVerifyCode(db, { ...tried, voteId: vote.id, device }, now);
}

export const bigVoteCalls: Calls = {
  voteDetails,
  voteOptions,
  optionInfo,
  optionDetail: optionInfo,
  infoByOptName,
  innerVoteCount,
  buttonRecordVoteCount,
  ...createIdempotentCalls({ recordVoteCountAndLog }),
};
