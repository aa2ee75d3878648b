/** Ballots in votes of activities. */

import { LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import {
  checkAnswers,
  claimAnswerImages,
  type FormAnswer,
  findMissingImage,
} from '../formAnswers.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readVoter,
  type WriteCall,
} from '../idempotency.ts';
import {
  addBigVoteBallot,
  addVote,
  type BigVote,
  decideVoteStage,
  parseOptionIds,
  type Refusal,
  readOptionRank,
  readVoterStatus,
  refuseOutsidePeriod,
  refuseUsedUp,
} from '../store/bigVotes.ts';
import { consumeVerifyCode } from '../store/codes.ts';
import { startOfDay } from '../wire/time.ts';
import { findRequestedVote, formatOptionRank, formatVoterStatus, showsResult } from './bigVotes.ts';

type WriteContext = Parameters<WriteCall>[0];

/** Refuses a ballot because of one field of the form. */
const refuseField = (message: string, fieldId: string): Refusal => ({
  reason: 'info',
  message,
  fieldId,
});

/** Returns the answers to the vote's form, or the refusal of the first invalid one. */
function readAnswers({ params }: WriteContext, vote: BigVote): readonly FormAnswer[] | Refusal {
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

function isCodeRight({ db, params, now }: WriteContext, vote: BigVote, device: string): boolean {
  const tried = { id: params.text('codeId'), answer: params.text('verifyCode') };
  return consumeVerifyCode(db, { ...tried, voteId: vote.id, device }, now);
}

export const bigVoteRecordCalls = createIdempotentCalls({ recordVoteCountAndLog });
