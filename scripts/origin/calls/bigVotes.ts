import type { SampleOption } from '../../sample/bigVotes/bigVoteTypes.ts';
import { readVoterStatus } from '../bigVoteRules.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, file, unknown } from '../envelope.ts';
import { ACCESS, readAccesses, readOptionAccesses } from '../store/access.ts';
import {
  type BigVote,
  decideVoteStage,
  findBigVote,
  findVoteOfActivity,
  listOptionRanks,
  readOptionRank,
  readTotals,
} from '../store/bigVotes.ts';
import { openVerifyCode, randomDigits, setVerifyAnswer } from '../store/codes.ts';
import type { Reader } from '../store/reader.ts';
import {
  countViews,
  formatBigVote,
  formatOption,
  formatVoterStatus,
  showsResult,
  type VoteCounts,
} from '../wire/bigVotes.ts';
import { createVerifyQuestion, drawVerifyCode } from '../wire/verifyCode.ts';
import { PAGE_SIZE } from './paging.ts';

/**
 * Votes of activities: serves `voteDetails`, `voteOptions`, `optionInfo`, `optionDetail`,
 * `infoByOptName`, `innerVoteCount`, `buttonRecordVoteCount` on hosts `app_if` and `nis`. Wire
 * form: src/docs/wireFields.md.
 */

const MAX_PAGE_SIZE = 200;
const MAX_FOUND = 50;
const MAX_DEVICE_LENGTH = 100;
const SORT = { number: 0, rank: 1, views: 2 } as const;

/** Returns the vote of a request, by its own id or its activity's; null when there is none. */
export function findRequestedVote({ db, params }: CallContext): BigVote | null {
  const id = params.id('voteId');
  if (id !== null) return findBigVote(db, id);
  const activityId = params.id('fileId');
  return activityId === null ? null : findVoteOfActivity(db, activityId);
}

/** Returns the voting reader: `userOtherID` is the device id (wire 4.6). */
export function readVoter({ member, device, params }: CallContext): Reader {
  const named = params.text('userOtherID').slice(0, MAX_DEVICE_LENGTH);
  return { memberId: member?.userId ?? 0, device: named || device };
}

function readCounts({ db }: CallContext, { id }: BigVote): VoteCounts {
  return { ...readTotals(db, id), accesses: readAccesses(db, ACCESS.vote).get(id) ?? 0 };
}

const voteDetails: Call = (context) => {
  const vote = findRequestedVote(context);
  if (!vote) return unknown;
  const { db, now, addresses } = context;
  const stage = decideVoteStage(vote, now);
  return data({
    isbegin: stage,
    info: formatBigVote(vote, stage, readCounts(context, vote), addresses),
    ...formatVoterStatus(readVoterStatus(db, vote, readVoter(context), now)),
  });
};

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

const voteOptions: Call = (context) => {
  const vote = findRequestedVote(context);
  if (!vote) return unknown;
  const { params } = context;
  const themeId = params.text('themeId');
  const shown = sortOptions(context, vote, params.count('sort')).filter(
    ({ theme }) => themeId === '' || theme === themeId,
  );
  const size = Math.min(Math.max(params.count('count', PAGE_SIZE), 1), MAX_PAGE_SIZE);
  const from = params.count('page') * size;
  return data({
    list: formatOptions(context, vote, shown.slice(from, from + size)),
    total: shown.length,
    hasMore: from + size < shown.length,
  });
};

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
const infoByOptName: Call = (context) => {
  const vote = findRequestedVote(context);
  if (!vote) return unknown;
  const text = fold(context.params.text('name')).trim();
  const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
  const exact = vote.options.filter((option) => option.number === number);
  const named = text === '' ? [] : vote.options.filter(({ name }) => fold(name).includes(text));
  const found = [...new Set([...exact, ...named])];
  const list = formatOptions(context, vote, found.slice(0, MAX_FOUND));
  return data({ list, total: found.length });
};

const innerVoteCount: Call = (context) => {
  const vote = findRequestedVote(context);
  if (!vote) return unknown;
  const counts = readCounts(context, vote);
  const { votes, people } = counts;
  return data({ voteCount: votes, countClick: countViews(vote, counts), people });
};

/** Answers the reader's status before a ballot, with a captcha id where the vote needs one. */
const buttonRecordVoteCount: Call = (context) => {
  const vote = findRequestedVote(context);
  if (!vote) return unknown;
  const { db, now } = context;
  const reader = readVoter(context);
  return data({
    needCode: vote.needsCode ? 1 : 0,
    codeId: vote.needsCode ? openVerifyCode(db, vote.id, reader.device, now) : '',
    isbegin: decideVoteStage(vote, now),
    ...formatVoterStatus(readVoterStatus(db, vote, reader, now)),
  });
};

export const bigVoteCalls: Calls = {
  voteDetails,
  voteOptions,
  optionInfo,
  optionDetail: optionInfo,
  infoByOptName,
  innerVoteCount,
  buttonRecordVoteCount,
};

/** Captchas: serves `getVerifyCode` on hosts `app_if` and `nis`. Wire form: src/docs/wireFields.md. */

/** Answers a captcha as an image or a question; each request creates a new answer. */
const getVerifyCode: Call = async ({ db, params, device, now }) => {
  const saveAnswer = (answer: string) =>
    setVerifyAnswer(db, params.text('codeId'), device, answer, now);
  switch (params.text('type', 'image')) {
    case 'image': {
      const digits = randomDigits();
      return saveAnswer(digits) ? file('image/png', await drawVerifyCode(digits)) : unknown;
    }
    case 'question': {
      const { question, answer } = createVerifyQuestion();
      return saveAnswer(answer) ? data({ question }) : unknown;
    }
    default:
      return unknown;
  }
};

export const verifyCodeCalls: Calls = { getVerifyCode };
