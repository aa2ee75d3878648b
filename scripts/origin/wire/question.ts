import { ACCOUNTS, findAccount } from '../../sample/accounts.ts';
import { findReporter } from '../../sample/reporters.ts';
import { findTopic, type SampleTopic } from '../../sample/topics.ts';
import type { StoredAnswer, StoredQuestion } from '../store/questions.ts';
import type { Addresses } from './addresses.ts';
import { FILE_TYPE, filterFilesByType, formatFiles } from './files.ts';
import { formatLooseNumber } from './loose.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

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
export function formatQuestion(
  question: StoredQuestion,
  first: StoredAnswer | null,
  addresses: Addresses,
): Wire {
  const { id, model, topicId, accountId } = question;
  const files = formatFiles(model.files, addresses);
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
    images: filterFilesByType(files, FILE_TYPE.image),
    videos: filterFilesByType(files, FILE_TYPE.video),
    audios: filterFilesByType(files, FILE_TYPE.audio),
    created: formatWireTime(question.createdAt),
    countPraise: formatLooseNumber(question.praises, id, 'countPraise'),
    answerCount: formatLooseNumber(question.answers, id, 'answerCount'),
    answers: first ? [formatAnswer(first, addresses)] : [],
    status: question.review,
  };
}

export function formatAnswer(answer: StoredAnswer, addresses: Addresses): Wire {
  const { id, model } = answer;
  const files = formatFiles(model.files, addresses);
  return {
    id,
    content: model.text,
    userID: answer.userId,
    userName: model.user,
    userIcon: portraitOf(answer.userId, model.user, addresses),
    duty: model.duty ?? '',
    isOfficial: model.official ? 1 : 0,
    created: formatWireTime(answer.createdAt),
    pics: filterFilesByType(files, FILE_TYPE.image),
    videos: filterFilesByType(files, FILE_TYPE.video),
    audios: filterFilesByType(files, FILE_TYPE.audio),
    countPraise: formatLooseNumber(answer.praises, id, 'countPraise'),
  };
}

interface TopicCounts {
  readonly followers: number;
  readonly questions: number;
  readonly answers: number;
  readonly isFollowed: boolean;
}

/** Formats a topic with its host; absent times and host fields are "". */
export function formatTopic(topic: SampleTopic, counts: TopicCounts, addresses: Addresses): Wire {
  const { id, host } = topic;
  const account = host ? findAccount(host.account) : undefined;
  return {
    id,
    title: topic.title,
    content: topic.text,
    picUrl: topic.picture && addresses.image(topic.picture),
    hostName: account?.name ?? '',
    hostDuty: host?.duty ?? '',
    hostIcon: account ? addresses.logo(`account-${account.id}.jpg`) : '',
    hostXyId: account?.id ?? 0,
    rssCount: formatLooseNumber(counts.followers, id, 'rssCount'),
    questionCount: formatLooseNumber(counts.questions, id, 'questionCount'),
    answerCount: formatLooseNumber(counts.answers, id, 'answerCount'),
    status: topic.status,
    startTime: topic.startsAt && formatWireTime(parseChinaTime(topic.startsAt)),
    endTime: topic.endsAt && formatWireTime(parseChinaTime(topic.endsAt)),
    isFollow: counts.isFollowed ? 1 : 0,
  };
}
