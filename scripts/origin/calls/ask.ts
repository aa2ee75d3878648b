/** Questions of readers: serves `ask` on hosts `app_if` and `nis`. Wire form: src/docs/wireFields.md. */

import { findAccount } from '../../sample/accounts.ts';
import { findReporter } from '../../sample/reporters.ts';
import { findTopic } from '../../sample/topics.ts';
import { type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { needsReview } from '../needsReview.ts';
import { claimSentFiles, FILES_REFUSED } from '../sentFiles.ts';
import { startOfDay } from '../startOfDay.ts';
import { AUDIT, readAudit } from '../store/audit.ts';
import { decideWait, rememberWrite } from '../store/limits.ts';
import { addQuestion, countQuestionsSince, type QuestionTarget } from '../store/questions.ts';
import { REVIEW } from '../store/writings.ts';
import { isLongerThan, REFUSED } from '../writeRules.ts';

const QUESTIONS_A_DAY = 5;
const MAX_TITLE_CHARACTERS = 100;
const MAX_CHARACTERS = 2000;
const FILE_LIMITS = { images: 9, videos: 1, audios: 1 } as const;

const WAIT_MESSAGES = {
  often: '提问太频繁，请稍后再试',
  repeated: '请不要重复提交相同的问题',
} as const;

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
  const write = {
    memberId: member.userId,
    target: `ask:${Object.values(addressee.target).join(':')}`,
    text: JSON.stringify([title, text]),
  };
  if (limits.on) {
    if (countQuestionsSince(db, member.userId, startOfDay(now)) >= QUESTIONS_A_DAY) {
      return fail(REFUSED.closed, `每天最多提问${QUESTIONS_A_DAY}次`);
    }
    const wait = decideWait(db, write, now);
    if (wait) return fail(REFUSED.tooOften, WAIT_MESSAGES[wait]);
  }
  const files = claimSentFiles(context, FILE_LIMITS);
  if (typeof files === 'string') return fail(REFUSED.content, FILES_REFUSED[files]);
  const isLookedAt = addressee.reviews || needsReview(`${title}\n${text}`, files.length > 0);
  const inReview = isLookedAt && !member.official && readAudit(db) !== AUDIT.none;
  const id = addQuestion(db, {
    ...addressee.target,
    userId: member.userId,
    createdAt: now,
    praises: 0,
    review: inReview ? REVIEW.awaiting : REVIEW.passed,
    origin: 'reader',
    idempotencyKey: readIdempotencyKey(context),
    model: { user: member.nickname, title, text, ...(files.length > 0 && { files }) },
  });
  rememberWrite(db, write, now);
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
