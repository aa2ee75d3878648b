import {
  countVote,
  parseOptionIds,
  type Refusal,
  readStand,
  refuseStage,
  refuseUsedUp,
} from '../bigVoteRules.ts';
import { LOGIN_NEEDED } from '../call.ts';
import { startOfDay } from '../dayStart.ts';
import { type Answer, data, unknown } from '../envelope.ts';
import { checkAnswers, claimPictures, type FormAnswer, findLostPicture } from '../formAnswers.ts';
import { keyOf, type WriteCall, writes } from '../idempotency.ts';
import { castBigVote } from '../store/bigVoteCasts.ts';
import { type BigVote, readStanding, stageOf } from '../store/bigVotes.ts';
import { takeVerifyCode } from '../store/verifyCodes.ts';
import { formatStand, formatStanding, showsResult } from '../wire/bigVotes.ts';
import { voteOf, voterOf } from './bigVotes.ts';

type WriteContext = Parameters<WriteCall>[0];

/** The words about a field of the reader's own answers. */
const tellField = (words: string, fieldId: string): Refusal => ({ reason: 'info', words, fieldId });

/** A reader's answers about themselves, or which of them is wrong. */
function readAnswers({ params }: WriteContext, vote: BigVote): readonly FormAnswer[] | Refusal {
  if (vote.fields.length === 0) return [];
  const checked = checkAnswers(vote.fields, params.text('userInfo'));
  return checked.ok ? checked.answers : tellField(checked.words, checked.fieldId);
}

/**
 * Casts a vote: one press, a count for each chosen option. What can be put right is refused
 * first; the code comes last, so that only a vote that would count is worth it.
 */
const recordVoteCountAndLog: WriteCall = (context) => {
  const { db, params, member, now } = context;
  if (!member) return LOGIN_NEEDED;
  const vote = voteOf(context);
  if (!vote) return unknown;
  const reader = voterOf(context);
  const stand = readStand(db, vote, reader, now);
  const refuse = ({ reason, words, fieldId }: Refusal): Answer =>
    data({
      result: 'false',
      failureInfo: words,
      reason,
      ...(fieldId !== undefined && { fieldId }),
      ...formatStand(stand),
    });
  const closed = refuseStage(vote, now);
  if (closed) return refuse(closed);
  const optionIds = parseOptionIds(vote, params.text('optionIds'));
  if ('reason' in optionIds) return refuse(optionIds);
  const answers = readAnswers(context, vote);
  if ('reason' in answers) return refuse(answers);
  const usedUp = refuseUsedUp(vote, stand, optionIds);
  if (usedUp) return refuse(usedUp);
  const lost = findLostPicture(db, answers, member.userId);
  if (lost) return refuse(tellField(`${lost.name}已失效，请重新上传`, lost.fieldId));
  if (vote.needsCode && !isCodeRight(context, vote, reader.device)) {
    return refuse({ reason: 'code', words: '验证码错误或已过期' });
  }
  if (answers.length > 0) claimPictures(db, answers, member.userId);
  castBigVote(db, {
    ...{ voteId: vote.id, day: startOfDay(now), reader, optionIds, at: now },
    answers: JSON.stringify(answers),
    idempotencyKey: keyOf(context),
  });
  const isTold = showsResult(vote, stageOf(vote, now));
  const options = optionIds.map((id) => ({
    optionId: String(id),
    ...(isTold && formatStanding(readStanding(db, vote.id, id))),
  }));
  return data({
    result: 'true',
    failureInfo: '',
    ...formatStand(countVote(stand, optionIds)),
    options,
  });
};

function isCodeRight({ db, params, now }: WriteContext, vote: BigVote, device: string): boolean {
  const tried = { id: params.text('codeId'), answer: params.text('verifyCode') };
  return takeVerifyCode(db, { ...tried, voteId: vote.id, device }, now);
}

export const bigVoteRecordCalls = writes({ recordVoteCountAndLog });
