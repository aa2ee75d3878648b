/** Questions to the government. */

import { findGovernmentQuestion, type SampleGovernmentQuestion } from '../../sample/qa.ts';
import { answerFound, type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { fail, no, unknown, yes } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { findSampleAuthorId } from '../store/members.ts';
import { addSatisfaction, readSatisfaction } from '../store/questions.ts';
import { formatFiles, formatGroups } from '../wire/files.ts';
import { formatLooseNumber } from '../wire/loose.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Formats a question to the government (product 3.15); absent values are "" or []. */
export function formatGovernmentQuestion(question: SampleGovernmentQuestion, context: CallContext) {
  const { db, addresses } = context;
  const { id, answer, user } = question;
  const userId = findSampleAuthorId(db, user);
  const { pics: images, ...media } = formatGroups(question.files, addresses);
  return {
    id,
    title: question.title,
    content: question.text,
    qaType: question.type,
    images,
    ...media,
    userID: userId,
    userName: user,
    userIcon: user === null ? '' : addresses.call(`amuc/api/member/getPortrait?uid=${userId}`),
    office: question.office,
    region: question.region,
    category: question.category,
    created: formatWireTime(parseChinaTime(question.at)),
    state: question.state,
    answer: answer?.html ?? '',
    answerUnit: answer?.office ?? '',
    answerTime: answer ? formatWireTime(parseChinaTime(answer.at)) : '',
    answerPics: formatFiles(answer?.pictures, addresses),
    satisfaction: satisfactionOf(context, question),
    qaConfig: { satisfaction: question.asksSatisfaction ? 1 : 0 },
    countClick: formatLooseNumber(question.views, id, 'countClick'),
  };
}

const REFUSED = -1;
const VALUES: ReadonlySet<number> = new Set([1, 2, 3]);
const ANSWERED = 2;

/** Returns how its author rated the answer; 0 before. */
const satisfactionOf = ({ db }: CallContext, question: SampleGovernmentQuestion): number =>
  question.satisfaction ?? readSatisfaction(db, question.id);

const qaDetail = answerFound(
  ({ params }) => findGovernmentQuestion(params.count('id')),
  formatGovernmentQuestion,
);

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
