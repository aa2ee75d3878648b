/** Questions of readers: serves `ask` on hosts `app_if` and `nis`. Wire form: src/docs/wireFields.md. */

import { findAccount } from '../../sample/accounts.ts';
import { findReporter } from '../../sample/reporters.ts';
import { findTopic } from '../../sample/topics.ts';
import { type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { claimSentFiles } from '../sentFiles.ts';
import { AUDIT, readAudit } from '../store/audit.ts';
import { mustWait, rememberWrite } from '../store/limits.ts';
import { type QuestionTarget, questions } from '../store/questions.ts';
import { REVIEW } from '../store/writings.ts';
import { isLongerThan, needsReview, REFUSED } from '../writeRules.ts';

const MAX_TITLE_CHARACTERS = 100;
const MAX_CHARACTERS = 2000;

/** Refused with a message: clients show the status of unknown objects (-1) as a server error. */
const TARGET_MISSING = fail(REFUSED.content, '提问的对象已不存在');

/** The target of a question, and whether all questions to it are reviewed. */
interface Addressee {
  readonly target: QuestionTarget;
  readonly reviews: boolean;
}

/** Stores a member's question to the host of a topic, an account or a reporter. */
const askQuestion: WriteCall = (context) => {
  const { db, params, member, now, limits } = context;
  if (!member) return LOGIN_NEEDED;
  const addressee = findAddressee(context);
  if ('kind' in addressee) return addressee;
  const title = params.text('title');
  const text = params.text('content');
  const refusal = decideRefusal(title, text);
  if (refusal) return fail(REFUSED.content, refusal);
  if (limits.on && mustWait(db, member.userId, now)) {
    return fail(REFUSED.tooOften, '提问太频繁，请稍后再试');
  }
  const files = claimSentFiles(context);
  if ('kind' in files) return files;
  const isLookedAt = addressee.reviews || needsReview(`${title}\n${text}`, files.length > 0);
  const inReview = isLookedAt && !member.official && readAudit(db) !== AUDIT.none;
  const { id } = questions(db).add({
    ...addressee.target,
    userId: member.userId,
    createdAt: now,
    praises: 0,
    review: inReview ? REVIEW.awaiting : REVIEW.passed,
    origin: 'reader',
    idempotencyKey: readIdempotencyKey(context),
    model: { user: member.nickname, title, text, ...(files.length > 0 && { files }) },
  });
  rememberWrite(db, member.userId, now);
  return data({ value: 'true', id, inReview: inReview ? 1 : 0 });
};

/** Returns the target of a question, or the refusal where it takes no questions. */
function findAddressee({ params }: CallContext): Addressee | Answer {
  const noTarget: QuestionTarget = { topicId: 0, accountId: 0, reporterId: 0 };
  if (params.count('topicId') !== 0) {
    const topic = findTopic(params.count('topicId'));
    if (!topic) return TARGET_MISSING;
    if (topic.status === 0) return fail(REFUSED.closed, '话题还没有开始');
    if (topic.status === 2) return fail(REFUSED.closed, '话题已关闭');
    return { target: { ...noTarget, topicId: topic.id }, reviews: topic.reviews === true };
  }
  if (params.count('xyId') !== 0) {
    const account = findAccount(params.count('xyId'));
    if (!account) return TARGET_MISSING;
    if (!account.takesQuestions) return fail(REFUSED.closed, '该账号未开放提问');
    return { target: { ...noTarget, accountId: account.id }, reviews: false };
  }
  const reporter = findReporter(params.count('reporterId'));
  if (!reporter) return TARGET_MISSING;
  return { target: { ...noTarget, reporterId: reporter.id }, reviews: false };
}

/** Returns why a question is invalid, as a message for the reader; null when it is valid. */
function decideRefusal(title: string, text: string): string | null {
  if (title === '' && text === '') return '请输入问题';
  if (isLongerThan(title, MAX_TITLE_CHARACTERS)) return `标题不能超过${MAX_TITLE_CHARACTERS}字`;
  return isLongerThan(text, MAX_CHARACTERS) ? `问题不能超过${MAX_CHARACTERS}字` : null;
}

export const askCalls: Calls = createIdempotentCalls({ ask: askQuestion });
