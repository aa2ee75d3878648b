/** Topics with their questions and answers. */

import { ACCOUNTS, findAccount } from '../../sample/accounts.ts';
import { findReporter } from '../../sample/reporters.ts';
import { findTopic, type SampleTopic } from '../../sample/topics.ts';
import {
  answerFound,
  type Call,
  type CallContext,
  type Calls,
  LOGIN_NEEDED,
  readViewerId,
} from '../callContext.ts';
import { type Answer, data, fail } from '../envelope.ts';
import {
  createIdempotentCalls,
  readIdempotencyKey,
  readReader,
  type WriteCall,
} from '../idempotency.ts';
import { countFollowers, FOLLOWED, isFollowing } from '../store/follows.ts';
import { mustWait, rememberWrite } from '../store/limits.ts';
import { AUDIT, readAudit } from '../store/overrides.ts';
import {
  countQuestions,
  findQuestion,
  listAnswers,
  listQuestions,
  type QuestionTarget,
  questions,
  type StoredAnswer,
  type StoredQuestion,
} from '../store/questions.ts';
import { REVIEW } from '../store/writings.ts';
import type { Addresses } from '../wire/addresses.ts';
import { claimSentFiles, formatGroups } from '../wire/files.ts';
import { formatLooseNumber } from '../wire/loose.ts';
import { formatWireTime, parseChinaTime } from '../wire/time.ts';
import { isLongerThan, needsReview, REFUSED } from '../writeRules.ts';
import { formatPage, PAGE_SIZE, readPageAndNext, skipShown } from './paging.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

type Wire = Record<string, unknown>;

/** Formats the address of an author's portrait; '' for an author without a name. */
function portraitOf(userId: number, name: string | null, addresses: Addresses): string {
  if (name === null) return '';
  if (userId !== 0) return addresses.call(`amuc/api/member/getPortrait?uid=${userId}`);
  const account = ACCOUNTS.find((one) => one.name === name);
  return account ? addresses.logo(`account-${account.id}.jpg`) : '';
}

/** Formats a reader's question; `first` is its first answer. */
function formatQuestion(
  question: StoredQuestion,
  first: StoredAnswer | null,
  addresses: Addresses,
): Wire {
  const { id, model, topicId, accountId } = question;
  const { pics: images, ...media } = formatGroups(model.files, addresses);
  return {
    id,
    topicId,
    topicTitle: findTopic(topicId)?.title ?? '',
    xyId: accountId,
    xyName: findAccount(accountId)?.name ?? '',
    ...(question.reporterId !== 0 && {
      reporterId: question.reporterId,
      reporterName: findReporter(question.reporterId)?.name ?? '',
    }),
    title: model.title,
    content: model.text,
    userID: question.userId,
    userName: model.user,
    userIcon: portraitOf(question.userId, model.user, addresses),
    images,
    ...media,
    created: formatWireTime(question.createdAt),
    countPraise: formatLooseNumber(question.praises, id, 'countPraise'),
    answerCount: formatLooseNumber(question.answers, id, 'answerCount'),
    answers: first ? [formatAnswer(first, addresses)] : [],
    status: question.review,
  };
}

function formatAnswer(answer: StoredAnswer, addresses: Addresses): Wire {
  const { id, model } = answer;
  return {
    id,
    content: model.text,
    userID: answer.userId,
    userName: model.user,
    userIcon: portraitOf(answer.userId, model.user, addresses),
    duty: model.duty ?? '',
    isOfficial: model.official ? 1 : 0,
    created: formatWireTime(answer.createdAt),
    ...formatGroups(model.files, addresses),
    countPraise: formatLooseNumber(answer.praises, id, 'countPraise'),
  };
}

/** Formats a topic with its host and its current numbers; absent times and host fields are "". */
export function formatTopic(topic: SampleTopic, context: CallContext): Wire {
  const { db, addresses } = context;
  const { id, host } = topic;
  const account = host ? findAccount(host.account) : undefined;
  const followed = { type: FOLLOWED.topic, id };
  const followers = topic.followers + countFollowers(db, followed);
  const counts = countQuestions(db, { topicId: id });
  return {
    id,
    title: topic.title,
    content: topic.text,
    picUrl: topic.picture && addresses.image(topic.picture),
    hostName: account?.name ?? '',
    hostDuty: host?.duty ?? '',
    hostIcon: account ? addresses.logo(`account-${account.id}.jpg`) : '',
    hostXyId: account?.id ?? 0,
    rssCount: formatLooseNumber(followers, id, 'rssCount'),
    questionCount: formatLooseNumber(counts.questions, id, 'questionCount'),
    answerCount: formatLooseNumber(counts.answers, id, 'answerCount'),
    status: topic.status,
    startTime: topic.startsAt && formatWireTime(parseChinaTime(topic.startsAt)),
    endTime: topic.endsAt && formatWireTime(parseChinaTime(topic.endsAt)),
    isFollow: isFollowing(db, followed, readReader(context)) ? 1 : 0,
  };
}

const FIRST = { offset: 0, limit: 1 } as const;

/** Formats a question with its first answer, as lists contain it. */
export function formatWithAnswer(question: StoredQuestion, { db, addresses }: CallContext) {
  const [first = null] = question.answers > 0 ? listAnswers(db, question.id, FIRST) : [];
  return formatQuestion(question, first, addresses);
}

const questionDetail = answerFound(({ params }) => findTopic(params.count('id')), formatTopic);

const listOf =
  (order: 'new' | 'hot'): Call =>
  (context) => {
    const { db, params } = context;
    const of = { topicId: params.count('id') };
    const viewer = readViewerId(context);
    const rows = listQuestions(db, { of, viewer, order, ...readPageAndNext(params) });
    const page = rows.slice(0, PAGE_SIZE);
    const fresh = order === 'new' ? skipShown(page, params) : page;
    return data({
      list: fresh.map((row) => formatWithAnswer(row, context)),
      hasMore: rows.length > PAGE_SIZE,
    });
  };

/** Answers a question with a page of its answers; unknown when it was deleted. */
const questionAnswerList = answerFound(
  (context) => findQuestion(context.db, context.params.count('id'), readViewerId(context)),
  (question, context) => {
    const rows = listAnswers(context.db, question.id, readPageAndNext(context.params));
    return {
      question: formatWithAnswer(question, context),
      ...formatPage(rows, (answer) => formatAnswer(answer, context.addresses)),
    };
  },
);

export const questionCalls: Calls = {
  questionDetail,
  getQuestionDetail: questionDetail,
  questionList: listOf('new'),
  questionListHot: listOf('hot'),
  questionAnswerList,
  answerList: questionAnswerList,
};

/** Questions of readers. */

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
