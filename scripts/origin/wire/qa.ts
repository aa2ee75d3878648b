import type { SampleGovernmentQuestion } from '../../sample/qa.ts';
import type { Addresses } from './addresses.ts';
import { FILE_TYPE, filterFilesByType, formatFiles } from './files.ts';
import { formatLooseNumber } from './loose.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

interface QaFacts {
  readonly userId: number;
  /** 0 before its author has rated the answer. */
  readonly satisfaction: number;
}

/** Formats a question to the government (product 3.15); absent values are "" or []. */
export function formatGovernmentQuestion(
  question: SampleGovernmentQuestion,
  { userId, satisfaction }: QaFacts,
  addresses: Addresses,
) {
  const { id, answer, user } = question;
  const files = formatFiles(question.files, addresses);
  return {
    id,
    title: question.title,
    content: question.text,
    qaType: question.type,
    images: filterFilesByType(files, FILE_TYPE.image),
    videos: filterFilesByType(files, FILE_TYPE.video),
    audios: filterFilesByType(files, FILE_TYPE.audio),
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
    satisfaction,
    qaConfig: { satisfaction: question.asksSatisfaction ? 1 : 0 },
    countClick: formatLooseNumber(question.views, id, 'countClick'),
  };
}
