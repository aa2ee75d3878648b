/**
 * Questions to the government: serves `qaDetail`, `getQaDetail`, `qaSatisfy` on hosts `app_if`
 * and `nis`. Wire form: src/docs/wireFields.md.
 */

import { findGovernmentQuestion, type SampleGovernmentQuestion } from '../../sample/qa.ts';
import { type Call, type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { data, fail, no, unknown, yes } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { findSampleAuthorId } from '../store/members.ts';
import { addSatisfaction, readSatisfaction } from '../store/questions.ts';
import { formatGovernmentQuestion } from '../wire/qa.ts';

const REFUSED = -1;
const VALUES: ReadonlySet<number> = new Set([1, 2, 3]);
const ANSWERED = 2;

const satisfactionOf = ({ db }: CallContext, question: SampleGovernmentQuestion): number =>
  question.satisfaction ?? readSatisfaction(db, question.id);

const qaDetail: Call = (context) => {
  const question = findGovernmentQuestion(context.params.count('id'));
  return question ? data(formatRatedQuestion(question, context)) : unknown;
};

/** Formats a question to the government with its author and the author's rating. */
export function formatRatedQuestion(question: SampleGovernmentQuestion, context: CallContext) {
  const { db, addresses } = context;
  const facts = {
    userId: findSampleAuthorId(db, question.user),
    satisfaction: satisfactionOf(context, question),
  };
  return formatGovernmentQuestion(question, facts, addresses);
}

/** Stores how the author of a question rates the answer, once. */
const qaSatisfy: WriteCall = (context) => {
  const { db, params, member, now } = context;
  if (!member) return LOGIN_NEEDED;
  const question = findGovernmentQuestion(params.count('id'));
  if (!question) return unknown;
  if (findSampleAuthorId(db, question.user) !== member.userId) {
    return fail(REFUSED, '只有提问者可以评价');
  }
  if (!question.asksSatisfaction || question.state !== ANSWERED) {
    return fail(REFUSED, '现在还不能评价');
  }
  const value = params.count('value');
  if (!VALUES.has(value)) return fail(REFUSED, '评价无效');
  if (satisfactionOf(context, question) !== 0) return no('已评价');
  addSatisfaction(db, {
    questionId: question.id,
    memberId: member.userId,
    value,
    at: now,
    idempotencyKey: readIdempotencyKey(context),
  });
  return yes;
};

export const qaCalls: Calls = { qaDetail, getQaDetail: qaDetail };

export const qaWriteCalls: Calls = createIdempotentCalls({ qaSatisfy });
